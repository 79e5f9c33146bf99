import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useWantedParams } from '../shell/useWantedParams';
import { auditVariables } from './auditFilters';
import { exportAudit } from './exportAuditTrail';

/** Saves what the filters leave as a CSV file. */
export function ExportAudit() {
  const client = useApolloClient();
  const { params } = useWantedParams();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await exportAudit(client, auditVariables(params));
    setBusy(false);
  };
  return (
    <Button
      look="outline"
      className="max-sm:w-full print-hidden"
      busy={busy}
      busyLabel="Exporting..."
      onClick={() => void save()}
    >
      <Download aria-hidden="true" className="size-4" />
      Export
    </Button>
  );
}
