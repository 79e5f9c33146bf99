import { LogOut } from 'lucide-react';
import { Button } from '../../ui/Button';
import { logout } from './calls';

/** Ends the session here, in the other tabs and on the server. */
export function LogoutButton() {
  return (
    <Button look="outline" className="px-3" onClick={() => void logout()}>
      <LogOut aria-hidden="true" className="size-4 max-sm:hidden" />
      Logout
    </Button>
  );
}
