import { Dialog } from '../../ui/Dialog';
import { RoleList } from './RoleList';

type RolesDialogProps = { open: boolean; onClose: () => void };

/** Who is an admin and who a volunteer; a choice applies at once. */
export function RolesDialog({ open, onClose }: RolesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Manage Roles">
      <RoleList />
    </Dialog>
  );
}
