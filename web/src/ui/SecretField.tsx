import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { copyText } from '../lib/clipboard';
import { Button } from './Button';
import { Field } from './Field';
import { toastError, toastSuccess } from './toast';

/** A secret that is shown this once, ready to be copied. */
export function SecretField({ label, secret }: { label: string; secret: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyText(secret)) return toastSuccess('Copied');
    field.current?.select();
    toastError('The text could not be copied', 'It is selected: copy it with the keyboard.');
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <Field label={label} hint="Copy it now and keep it safe. It is not shown again.">
          <input
            ref={field}
            readOnly
            value={secret}
            className="font-mono"
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </div>
      <Button look="soft" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        Copy
      </Button>
    </div>
  );
}
