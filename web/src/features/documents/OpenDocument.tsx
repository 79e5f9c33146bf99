import { Suspense, useEffect, useState } from 'react';
import { later, whenSettled } from '../../ui/later';
import { useOpenDocument } from './useOpenDocument';

const load = () => import('./DocumentPreview').then((module) => module.DocumentPreview);
const DocumentPreview = later(load);

/** The place of the document named in the address; once opened it stays, so that it can move out again. */
export function OpenDocument({ timeZone }: { timeZone: string }) {
  const { openDocumentId } = useOpenDocument();
  const [wanted, setWanted] = useState(openDocumentId !== null);
  if (openDocumentId && !wanted) setWanted(true);
  useEffect(() => whenSettled(load), []);
  return (
    wanted && (
      <Suspense fallback={null}>
        <DocumentPreview timeZone={timeZone} />
      </Suspense>
    )
  );
}
