import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../lib/clipboard';
import { IconButton } from '../../ui/IconButton';
import { toastError, toastSuccess } from '../../ui/toast';

const TICK_MS = 2_000;

/** Copies an e-mail address, and ticks for a moment. */
export function CopyEmail({ email }: { email: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (!(await copyText(email))) return toastError('The address could not be copied');
    setCopied(true);
    toastSuccess('Address copied');
  };
  const Icon = copied ? Check : Copy;
  return (
    <IconButton label={`Copy ${email}`} className="-mr-2 print-hidden" onClick={() => void copy()}>
      <Icon aria-hidden="true" className={`size-4 ${copied ? 'text-green' : ''}`} />
    </IconButton>
  );
}
