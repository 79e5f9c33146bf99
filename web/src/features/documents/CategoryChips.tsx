import type { DocumentCategory, DocumentsQuery } from '../../graphql/graphql';
import { documentCategories } from './documentWords';

type CategoryChipsProps = {
  chosen: DocumentCategory | null;
  categories: DocumentsQuery['documents']['categories'];
  onChoose: (category: DocumentCategory | null) => void;
};

/** The categories with what each holds; with a single one there is nothing to choose. */
export function CategoryChips({ chosen, categories, onChoose }: CategoryChipsProps) {
  // The chosen one stays in sight even where the search finds nothing in it.
  const missing = chosen && !categories.some(({ category }) => category === chosen);
  const offered = missing
    ? [...categories, { __typename: 'DocumentCategoryCount' as const, category: chosen, count: 0 }]
    : categories;
  if (offered.length < 2) return null;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none
    <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
      <CategoryChip label="All Categories" count={total} pressed={!chosen} onPress={() => onChoose(null)} />
      {offered.map(({ category, count }) => (
        <CategoryChip
          key={category}
          label={documentCategories[category]}
          count={count}
          pressed={category === chosen}
          onPress={() => onChoose(category)}
        />
      ))}
    </div>
  );
}

type CategoryChipProps = { label: string; count: number; pressed: boolean; onPress: () => void };

function CategoryChip({ label, count, pressed, onPress }: CategoryChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 text-sm font-semibold transition-colors hover:bg-pine-soft aria-pressed:border-pine aria-pressed:bg-pine-soft aria-pressed:text-pine sm:min-h-9 sm:px-3"
    >
      {label} <span className={`figures ${pressed ? '' : 'text-mute'}`}>{count.toLocaleString('en-US')}</span>
    </button>
  );
}
