import { useRef } from 'react';
import { Dialog } from '../../ui/Dialog';
import { RoleList } from './RoleList';

type RolesDialogProps = { open: boolean; onClose: () => void };

/** Who is an admin and who a volunteer; a choice applies at once. */
export function RolesDialog({ open, onClose }: RolesDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} initialFocus={first} title="Manage Roles">
      <RoleList first={first} />
    </Dialog>
  );
}
