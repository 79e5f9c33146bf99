import { type SubmitEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { firstMessages } from '../../lib/firstMessages';
import { AlertIcon } from '../../ui/AlertIcon';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { login } from './calls';
import { homeOf, safeNext } from './paths';
import { useEmailCheck } from './useEmailCheck';

/** E-mail and password; what was typed is never lost to a failure. */
export function LoginForm() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const check = useEmailCheck();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const result = await login(email.trim(), password);
    setBusy(false);
    if ('refused' in result) return setFailure(result.refused);
    await navigate(safeNext(params.get('next')) ?? homeOf(result.userType), { replace: true });
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label="Email" error={check.refused ? firstMessages.emailNotAuthorized : null}>
        <input
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            check.forget();
          }}
          onBlur={() => check.run(email.trim())}
        />
      </Field>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {failure && (
        <p
          role="alert"
          className="flex items-start gap-2 rounded-lg border border-red bg-red-soft px-3 py-2 text-red"
        >
          <AlertIcon className="mt-0.5 size-5 shrink-0" />
          {failure}
        </p>
      )}
      <Button type="submit" busy={busy} busyLabel="Signing in...">
        Sign in
      </Button>
    </form>
  );
}
