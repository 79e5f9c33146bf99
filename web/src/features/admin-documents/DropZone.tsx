import { Upload } from 'lucide-react';
import { type DragEvent, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { acceptedFiles } from './fileChecks';

type DropZoneProps = {
  error: string | null;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onFiles: (files: Iterable<File>) => void;
};

/** Takes files that are dropped on it, or chosen with its button. */
export function DropZone({ error, buttonRef, onFiles }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same for everybody
    <div
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`flex flex-col items-center gap-3 rounded-xl border-2 border-dashed px-4 py-8 text-center transition-colors ${isOver ? 'border-pine bg-pine-soft' : 'border-edge bg-card'}`}
    >
      <Upload aria-hidden="true" className="size-10 text-mute" strokeWidth={1.25} />
      <p className="max-sm:hidden">Drag files here, or</p>
      <Button
        ref={buttonRef}
        look="soft"
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onClick={() => chooser.current?.click()}
      >
        Choose Files
      </Button>
      <p id={`${id}-hint`} className="text-sm text-mute">
        PDF, Word, Excel, text and image files, each of less than 10 MB.
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-red">
          {error}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="Files"
        accept={acceptedFiles}
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          // The same file can be chosen again after it was taken off.
          target.value = '';
        }}
      />
    </div>
  );
}
