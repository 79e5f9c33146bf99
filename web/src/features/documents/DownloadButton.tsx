import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import type { ControlLook } from '../../ui/controls';
import { downloadDocument } from './downloadDocument';

/** From this size on a download takes long enough to show how far it is. */
const LARGE_MB = 1;

type DownloadButtonProps = {
  document: { id: string; title: string; fileName: string; fileSizeMb: number };
  label: string;
  /** Where several stand in a list: what each downloads. It begins with the label. */
  name?: string;
  look?: ControlLook;
};

/** Saves a document; of a large one it shows how much has arrived. */
export function DownloadButton({ document, label, name, look = 'primary' }: DownloadButtonProps) {
  const [part, setPart] = useState<number | null>(null);
  const busy = part !== null;
  const download = async () => {
    setPart(0);
    await downloadDocument(document.id, document.fileName, setPart);
    setPart(null);
  };
  return (
    <span className="relative grid overflow-hidden rounded-lg has-focus-visible:overflow-visible">
      <Button look={look} busy={busy} {...(name && { 'aria-label': name })} onClick={() => void download()}>
        <Download aria-hidden="true" className="size-5 shrink-0 max-[23rem]:hidden" />
        {label}
      </Button>
      {busy && document.fileSizeMb >= LARGE_MB && (
        <progress
          aria-label={`Downloading ${document.title}`}
          value={part}
          className="pointer-events-none absolute inset-x-0 bottom-0 h-1.5 w-full accent-pine"
        />
      )}
    </span>
  );
}
