import { whenOpened } from '../../ui/whenOpened';
import { useOpenDocument } from './useOpenDocument';

type OpenDocumentProps = { timeZone: string };

const DocumentPreview = whenOpened<OpenDocumentProps & { open: boolean }>(() =>
  import('./DocumentPreview').then((module) => module.DocumentPreview),
);

/** The place of the document named in the address. */
export function OpenDocument({ timeZone }: OpenDocumentProps) {
  const { openDocumentId } = useOpenDocument();
  return <DocumentPreview timeZone={timeZone} open={openDocumentId !== null} />;
}
