import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useRef, useState } from 'react';
import type { AdminDocumentCard_DocumentFragment } from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { LeaveWarning } from '../shell/LeaveWarning';
import { categoryOptions, visibilityHint, visibilityOptions } from './adminDocumentFilters';
import { type DocumentValues, updateDocument } from './updateDocument';

type EditDocumentFormProps = {
  document: Omit<AdminDocumentCard_DocumentFragment, ' $fragmentName'>;
  onDone: () => void;
};

/** Title, description, category and visibility of a document; the file itself stays. */
export function EditDocumentForm({ document, onDone }: EditDocumentFormProps) {
  const client = useApolloClient();
  const { id, title, description, category, visibility } = document;
  const [known] = useState<DocumentValues>({
    title,
    description: description ?? '',
    category,
    visibility,
  });
  const [values, setValues] = useState(known);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const change = (changes: Partial<DocumentValues>) => setValues((present) => ({ ...present, ...changes }));
  const isDirty = Object.entries(known).some(([name, value]) => Reflect.get(values, name) !== value);

  const save = async () => {
    setBusy(true);
    const problem = await updateDocument(client, id, values);
    // Still busy: there is nothing unsaved to be warned of.
    if (problem === null) return onDone();
    setBusy(false);
    setWrong(problem);
    if (problem) first.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Title*" error={wrong}>
        <input
          ref={first}
          aria-required
          maxLength={200}
          value={values.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label="Description">
        <textarea
          rows={3}
          maxLength={10_000}
          value={values.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Category"
          value={values.category}
          options={categoryOptions}
          onChange={(chosen) => change({ category: chosen })}
        />
        <div className="flex flex-col gap-1">
          <Select
            label="Visibility"
            value={values.visibility}
            options={visibilityOptions}
            onChange={(chosen) => change({ visibility: chosen })}
          />
          <p className="text-sm text-mute">{visibilityHint(values.visibility)}</p>
        </div>
      </div>
      <div className="flex flex-col-reverse gap-2 pt-2 sm:flex-row sm:justify-end">
        <Button look="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Updating...">
          Update Document
        </Button>
      </div>
      <LeaveWarning when={isDirty && !busy} param="edit" />
    </form>
  );
}
