import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/clipboard';
import { IconButton } from './IconButton';
import { toastError, toastSuccess } from './toast';

const TICK_MS = 2_000;

type CopyButtonProps = { label: string; text: string; className?: string };

/** Copies an address, and ticks for a moment. */
export function CopyButton({ label, text, className = '' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (!(await copyText(text))) return toastError('The address could not be copied');
    setCopied(true);
    toastSuccess('Address copied');
  };
  const Icon = copied ? Check : Copy;
  return (
    <IconButton label={label} className={`print-hidden ${className}`} onClick={() => void copy()}>
      <Icon aria-hidden="true" className={`size-4 ${copied ? 'text-green' : ''}`} />
    </IconButton>
  );
}
