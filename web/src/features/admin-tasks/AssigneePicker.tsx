import { Combobox } from '@base-ui/react/combobox';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { inputLook } from '../../ui/controls';
import { AssigneeChips } from './AssigneeChips';
import { AssigneeOptions } from './AssigneeOptions';
import { readAddresses, withAddresses } from './addresses';
import { usePeopleSearch } from './usePeopleSearch';

type AssigneePickerProps = {
  label: string;
  emails: string[];
  onChange: (emails: string[]) => void;
  /** The field itself, for whoever moves the focus to what is wrong. */
  input?: Ref<HTMLInputElement>;
  error?: string | undefined;
  refused: string[];
  /** People who have the task already and are not offered again. */
  except?: string[];
};

/** Chooses people by name from the directory, or by a list of addresses that is typed or pasted. */
export function AssigneePicker({
  label,
  emails,
  onChange,
  input,
  error,
  refused,
  except = [],
}: AssigneePickerProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [odd, setOdd] = useState<string[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const { people, isSearching, failed, names } = usePeopleSearch(typed, isOpen);
  const offered = people.filter(({ email }) => !emails.includes(email) && !except.includes(email));
  const nameOf = (email: string) => names.get(email) ?? email;
  const wrong = odd.length > 0 ? `Not an email address: ${new Intl.ListFormat('en').format(odd)}` : error;

  const take = (text: string): boolean => {
    const { addresses, odd: rest } = readAddresses(text);
    if (addresses.length === 0) return false;
    setOdd(rest);
    setTyped('');
    setIsOpen(false);
    onChange(withAddresses(emails, addresses));
    return true;
  };
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.getData('text'))) event.preventDefault();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!['Enter', ',', ';'].includes(event.key)) return;
    // Enter on a person of the list chooses that person, and never sends the form from here.
    if (event.key === 'Enter') event.preventDefault();
    if (event.currentTarget.getAttribute('aria-activedescendant')) return;
    if (take(typed)) event.preventDefault();
  };
  const note = failed
    ? 'The people cannot be searched now'
    : isSearching
      ? 'Searching...'
      : 'Nobody else found';

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Combobox.Root
        multiple
        items={offered.map(({ email }) => email)}
        filter={null}
        value={emails}
        onValueChange={(next) => {
          setOdd([]);
          setTyped('');
          onChange(next);
        }}
        inputValue={typed}
        onInputValueChange={setTyped}
        open={isOpen}
        onOpenChange={setIsOpen}
        itemToStringLabel={nameOf}
      >
        <Combobox.Chips
          ref={field}
          className={`${inputLook} flex min-h-11 flex-wrap items-center gap-1 py-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-pine sm:min-h-10 ${wrong ? 'border-red' : ''}`}
        >
          <AssigneeChips emails={emails} nameOf={nameOf} refused={refused} />
          <Combobox.Input
            ref={input}
            id={id}
            placeholder={emails.length === 0 ? 'Name or email' : ''}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ''}`}
            onPaste={paste}
            onKeyDown={press}
            onBlur={() => take(typed)}
            className="h-8 min-w-24 grow basis-24 bg-transparent outline-none"
          />
        </Combobox.Chips>
        <AssigneeOptions anchor={field} people={offered} note={offered.length === 0 || failed ? note : ''} />
      </Combobox.Root>
      <p id={`${id}-hint`} className="text-sm text-mute">
        Search the directory, or paste a list of addresses.
      </p>
      {wrong && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-red">
          {wrong}
        </p>
      )}
    </div>
  );
}
