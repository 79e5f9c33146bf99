import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import type { InvalidRecord } from './invalidRecordCriteria';
import { memberRole, nameOf, roleNames } from './volunteerWords';

type InvalidRecordRowProps = {
  record: InvalidRecord;
  onDelete: (record: InvalidRecord) => void;
  onDeleteAlike: (record: InvalidRecord) => void;
};

/** What is known of a record without an e-mail. */
export function InvalidRecordRow({ record, onDelete, onDeleteAlike }: InvalidRecordRowProps) {
  const whom = <span className="sr-only">{nameOf(record)}</span>;
  return (
    <div className="flex flex-col gap-1 py-2 sm:flex-row sm:items-center sm:gap-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{nameOf(record)}</span>
          <Chip>{roleNames[memberRole(record.role)]}</Chip>
        </p>
        {record.notes && <p className="line-clamp-2 text-sm text-mute">{record.notes}</p>}
      </div>
      <div className="-ml-4 flex shrink-0 flex-wrap sm:ml-0 print-hidden">
        <Button look="plain" onClick={() => onDeleteAlike(record)}>
          <span>Delete matching {whom}</span>
        </Button>
        <Button look="plain" className="text-red" onClick={() => onDelete(record)}>
          <span>Delete {whom}</span>
        </Button>
      </div>
    </div>
  );
}
