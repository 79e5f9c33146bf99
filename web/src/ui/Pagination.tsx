import { Button } from './Button';

interface PaginationProps {
  page: number;
  totalPages: number;
  /** 'Showing X to Y of Z tasks' */
  summary: string;
  onChange: (page: number) => void;
}

/** Where one is in a list, and one step either way. */
export function Pagination({ page, totalPages, summary, onChange }: PaginationProps) {
  return (
    <nav aria-label="Pagination" className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-meta text-mute">
        {summary}
      </p>
      {totalPages > 1 && (
        <div className="flex gap-2">
          <Button look="plain" disabled={page <= 1} onClick={() => onChange(page - 1)}>
            Previous
          </Button>
          <Button look="plain" disabled={page >= totalPages} onClick={() => onChange(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </nav>
  );
}
