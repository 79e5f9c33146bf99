import { useApolloClient } from '@apollo/client/react';
import { Download, KeyRound, type LucideIcon, Mail, ScrollText, Upload, UserCog } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { controlLook } from '../../ui/controls';
import { Panel } from '../../ui/Panel';
import { type ExportFilters, exportDirectory } from './exportDirectory';
import type { OpenWindow } from './useVolunteerAddress';

type QuickActionsProps = {
  filters: ExportFilters;
  timeZone: string;
  onOpen: (window: OpenWindow) => void;
};

const look = 'justify-start! max-sm:w-full';

/** What concerns the whitelist as a whole. */
export function QuickActions({ filters, timeZone, onOpen }: QuickActionsProps) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const save = async () => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    await exportDirectory(client, filters, timeZone);
    working.current = false;
    setBusy(false);
  };
  const opener = (window: OpenWindow, label: string, Icon: LucideIcon) => (
    <Button look="soft" className={look} onClick={() => onOpen(window)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      {label}
    </Button>
  );
  return (
    <Panel title="Quick Actions" className="print-hidden">
      <div className="flex flex-wrap gap-2">
        {opener('newsletter', 'Send Newsletter', Mail)}
        <Button look="soft" className={look} busy={busy} onClick={() => void save()}>
          <Download aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          Export Directory
        </Button>
        {opener('roles', 'Manage Roles', UserCog)}
        {opener('import', 'Import from CSV', Upload)}
        {opener('password', 'Shared Password', KeyRound)}
        <Link to="/admin-dashboard/audit" className={`${controlLook.soft} ${look}`}>
          <ScrollText aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          Audit Trail
        </Link>
      </div>
    </Panel>
  );
}
