import { Button } from './Button';

type PaginationProps = {
  page: number;
  totalPages: number;
  /** Such as 'Showing 1 to 20 of 57 tasks'. */
  summary: string;
  onPage: (page: number) => void;
};

/** Where one is in a list, and one step either way. */
export function Pagination({ page, totalPages, summary, onPage }: PaginationProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-mute">
        {summary}
      </p>
      {totalPages > 1 && (
        <div className="flex gap-2 print-hidden">
          <Button look="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button look="outline" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </nav>
  );
}
