import { CircleCheck, X } from 'lucide-react';
import { deskMessages } from '../../lib/deskMessages';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { fileIcon } from '../documents/documentIcons';
import { sizeText } from '../documents/documentWords';
import { categoryOptions, visibilityHint, visibilityOptions } from './adminDocumentFilters';
import type { QueuedUpload } from './useUploads';

type UploadCardProps = {
  upload: QueuedUpload;
  /** Whether it was tried to send, so that what is missing shows. */
  checked: boolean;
  onChange: (changes: Partial<QueuedUpload>) => void;
  onCancel: () => void;
  onRemove: () => void;
};

/** One file of the queue: what it will be called and who may see it, then how far it is. */
export function UploadCard({ upload, checked, onChange, onCancel, onRemove }: UploadCardProps) {
  const { file, state, problem, failure, progress } = upload;
  const Icon = fileIcon(file.type);
  const isMoving = state === 'waiting' || state === 'sending';
  const untitled = checked && !upload.title.trim();
  return (
    <section
      aria-label={file.name}
      className="flex flex-col gap-4 rounded-xl border border-line bg-card p-3 sm:p-4"
    >
      <div className="flex items-center gap-3">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-mute" strokeWidth={1.5} />
        <div className="min-w-0 grow">
          <p className="font-semibold break-words">{file.name}</p>
          <p className="text-sm text-mute">{sizeText(file.size / 1_048_576)}</p>
        </div>
        {isMoving && (
          <Button look="outline" aria-label={`Cancel ${file.name}`} onClick={onCancel}>
            Cancel
          </Button>
        )}
        {(state === 'ready' || state === 'failed') && (
          <Button look="plain" className="px-3" aria-label={`Remove ${file.name}`} onClick={onRemove}>
            <X aria-hidden="true" className="size-4" />
            Remove
          </Button>
        )}
      </div>
      {(problem ?? failure) && (
        <p role="alert" className="text-sm font-semibold text-red">
          {problem ?? failure}
        </p>
      )}
      {isMoving && (
        <div className="flex items-center gap-3">
          <progress
            aria-label={`Upload of ${file.name}`}
            max={1}
            value={progress}
            className="h-2 grow accent-pine"
          />
          <span className="w-12 text-right text-sm text-mute figures">
            {state === 'waiting' ? 'Waiting' : `${Math.floor(progress * 100)}%`}
          </span>
        </div>
      )}
      {state === 'done' && (
        <p role="status" className="flex items-center gap-2 text-sm font-semibold text-green">
          <CircleCheck aria-hidden="true" className="size-5" />
          Uploaded
        </p>
      )}
      {!problem && !isMoving && state !== 'done' && (
        <>
          <Field label="Title*" error={untitled ? deskMessages.documentTitleRequired : null}>
            <input
              name={`title-${upload.id}`}
              aria-required
              maxLength={200}
              value={upload.title}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          </Field>
          <Field label="Description">
            <textarea
              rows={2}
              maxLength={10_000}
              value={upload.description}
              onChange={({ target }) => onChange({ description: target.value })}
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label="Category"
              value={upload.category}
              options={categoryOptions}
              onChange={(category) => onChange({ category })}
            />
            <div className="flex flex-col gap-1">
              <Select
                label="Visibility"
                value={upload.visibility}
                options={visibilityOptions}
                onChange={(visibility) => onChange({ visibility })}
              />
              <p className="text-sm text-mute">{visibilityHint(upload.visibility)}</p>
            </div>
          </div>
          <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 sm:min-h-10">
            <input
              type="checkbox"
              className="size-6 accent-pine"
              checked={upload.isPinned}
              onChange={({ target }) => onChange({ isPinned: target.checked })}
            />
            Pin to the top of the list
          </label>
        </>
      )}
    </section>
  );
}
