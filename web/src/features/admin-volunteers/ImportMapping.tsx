import { Select } from '../../ui/Select';
import { fieldLabels, type ImportField, importFields, type Mapping } from './importMapping';

type ImportMappingProps = {
  columns: readonly string[];
  mapping: Mapping;
  onAssign: (field: ImportField, column: number | null) => void;
};

const NONE = 'none';

/** Says which column of the file holds what. */
export function ImportMapping({ columns, mapping, onAssign }: ImportMappingProps) {
  const options = [
    { value: NONE, label: 'Not in the file' },
    ...columns.map((column, index) => ({ value: String(index), label: column || `Column ${index + 1}` })),
  ];
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">Columns</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {importFields.map((field) => (
          <Select
            key={field}
            label={fieldLabels[field]}
            value={mapping[field] === null ? NONE : String(mapping[field])}
            options={options}
            onChange={(value) => onAssign(field, value === NONE ? null : Number(value))}
          />
        ))}
      </div>
    </fieldset>
  );
}
