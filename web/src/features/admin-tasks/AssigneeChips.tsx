import { Combobox } from '@base-ui/react/combobox';
import { X } from 'lucide-react';

type AssigneeChipsProps = {
  emails: string[];
  nameOf: (email: string) => string;
  /** Addresses that the server knows nobody for. */
  refused: string[];
};

/** The people chosen so far; the arrow keys walk along them, Backspace removes one. */
export function AssigneeChips({ emails, nameOf, refused }: AssigneeChipsProps) {
  return emails.map((email) => {
    const isRefused = refused.includes(email);
    return (
      <Combobox.Chip
        key={email}
        aria-label={isRefused ? `${nameOf(email)}, unknown` : nameOf(email)}
        className={`inline-flex max-w-full items-center gap-1 rounded-full pl-3 text-sm font-semibold ${isRefused ? 'bg-red-soft text-red' : 'bg-pine-soft text-pine'}`}
      >
        <span className="truncate">{nameOf(email)}</span>
        <Combobox.ChipRemove
          aria-label={`Remove ${nameOf(email)}`}
          className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-pine/20"
        >
          <X aria-hidden="true" className="size-4" />
        </Combobox.ChipRemove>
      </Combobox.Chip>
    );
  });
}
