import type { FragmentType } from '@apollo/client';
import { useSearchParams } from 'react-router-dom';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { PasswordSetting_ViewerFragmentDoc } from '../../graphql/graphql';
import { Button } from '../../ui/Button';
import { whenOpened } from '../../ui/whenOpened';

const PasswordDialog = whenOpened(() => import('./PasswordDialog').then((module) => module.PasswordDialog));

type PasswordSettingProps = { viewer: FragmentType<typeof PasswordSetting_ViewerFragmentDoc> };

/** Which password opens the account, and the way to one's own; `?open=password` leads straight there. */
export function PasswordSetting({ viewer: from }: PasswordSettingProps) {
  const { data: viewer } = useSuspenseFragment({ fragment: PasswordSetting_ViewerFragmentDoc, from });
  const { hasPersonalPassword } = viewer;
  const [params, setParams] = useSearchParams();
  const isOpen = params.get('open') === 'password';

  const show = (open: boolean) => {
    const next = new URLSearchParams(params);
    if (open) next.set('open', 'password');
    else next.delete('open');
    setParams(next, { replace: true, preventScrollReset: true, flushSync: true });
  };

  return (
    <div className="flex flex-col items-start gap-2">
      <h3 className="font-semibold">Password</h3>
      <p className="text-sm text-mute">
        {hasPersonalPassword
          ? 'Only your personal password opens your account.'
          : "Your account opens with your organization's shared password. Set a personal one, and only that will open it."}
      </p>
      <Button look={hasPersonalPassword ? 'outline' : 'soft'} onClick={() => show(true)}>
        {hasPersonalPassword ? 'Change Password' : 'Set a Personal Password'}
      </Button>
      <PasswordDialog open={isOpen} onClose={() => show(false)} hasPersonalPassword={hasPersonalPassword} />
    </div>
  );
}
