import { useEffect, useRef, useState } from 'react';
import { checkEmail } from './calls';

/** Asks, once the e-mail field is left, whether the address may sign in; only the last question counts. */
export function useEmailCheck() {
  const [refused, setRefused] = useState(false);
  const asking = useRef<AbortController>(null);

  const forget = () => {
    asking.current?.abort();
    setRefused(false);
  };

  const run = async (email: string) => {
    forget();
    if (!email.includes('@')) return;
    const question = new AbortController();
    asking.current = question;
    const allowed = await checkEmail(email, question.signal);
    if (!question.signal.aborted) setRefused(allowed === false);
  };

  useEffect(() => () => asking.current?.abort(), []);

  return { refused, forget, run: (email: string) => void run(email) };
}
