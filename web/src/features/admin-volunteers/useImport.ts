import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import { ImportVolunteersDocument, type ImportVolunteersMutation } from '../../graphql/desk/graphql';
import { toastError, toastSuccess } from '../../ui/toast';
import { guessMapping, type ImportField, type Mapping, toImportRows } from './importMapping';
import { type PeopleFile, readPeopleFile } from './peopleFile';
import { forgetPeople } from './volunteerChanges';

export type Checked = ImportVolunteersMutation['importVolunteers']['rows'];

// What the server takes at a time.
const MAX_ROWS = 2_000;

/** An import from the choice of the file to its confirmation; until then nothing is saved. */
export function useImport(onDone: () => void) {
  const client = useApolloClient();
  const [file, setFile] = useState<PeopleFile | null>(null);
  const [mapping, setMapping] = useState<Mapping | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const rows = useMemo(() => (file && mapping ? toImportRows(file.rows, mapping) : []), [file, mapping]);

  useEffect(() => {
    if (rows.length === 0) return;
    let wanted = true;
    client.mutate({ mutation: ImportVolunteersDocument, variables: { rows, dryRun: true } }).then(
      ({ data }) => wanted && setChecked(data?.importVolunteers.rows ?? null),
      (error: unknown) => wanted && setFailure(errorSentence(error)),
    );
    return () => {
      wanted = false;
    };
  }, [client, rows]);

  const choose = async (chosen: File | undefined) => {
    reset();
    if (!chosen) return;
    const read = await readPeopleFile(chosen).catch(() => null);
    if (!read || read.rows.length === 0) return setFailure('The file holds no rows below its column names.');
    if (read.rows.length > MAX_ROWS) return setFailure('At most 2,000 rows can be imported at a time');
    setFile(read);
    setMapping(guessMapping(read.columns));
  };
  const assign = (field: ImportField, column: number | null) => {
    setChecked(null);
    setFailure(null);
    setMapping((current) => current && { ...current, [field]: column });
  };
  const reset = () => {
    setFile(null);
    setMapping(null);
    setChecked(null);
    setFailure(null);
  };
  /** Saves the rows in which nothing is wrong. */
  const confirm = async () => {
    if (busy || !checked) return;
    setBusy(true);
    const good = rows.filter((_row, index) => checked[index]?.outcome === 'ok');
    try {
      const { data } = await client.mutate({
        mutation: ImportVolunteersDocument,
        variables: { rows: good, dryRun: false },
      });
      const { imported = 0, rows: answers = [] } = data?.importVolunteers ?? {};
      const wrong = answers.find(({ outcome }) => outcome !== 'ok');
      if (wrong) throw new Error(`Line ${wrong.line}: ${wrong.message ?? 'cannot be imported'}`);
      toastSuccess(imported === 1 ? '1 volunteer imported' : `${imported} volunteers imported`);
      forgetPeople(client);
      onDone();
    } catch (error) {
      toastError(
        'Nothing was imported',
        error instanceof Error && error.message.startsWith('Line ') ? error.message : errorSentence(error),
      );
    } finally {
      setBusy(false);
    }
  };
  return { file, mapping, rows, checked, failure, busy, choose, assign, reset, confirm };
}
