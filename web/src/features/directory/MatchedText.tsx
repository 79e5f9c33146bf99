import { findMatches } from './findMatches';

/** Text in which what was searched for is marked. */
export function MatchedText({ text, search }: { text: string; search: string }) {
  return findMatches(text, search).map((piece, index) =>
    piece.isMatch ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other identity
        key={index}
        className="rounded-sm bg-yellow-soft text-yellow underline decoration-2 underline-offset-2"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
