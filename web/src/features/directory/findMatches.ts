/** Pieces of `text`, in order; those that match `search` as the server would, whatever case and accents. */
export function findMatches(text: string, search: string): { text: string; isMatch: boolean }[] {
  const wanted = fold(search.trim());
  if (!wanted) return [{ text, isMatch: false }];
  // Folding may change the number of characters: each folded one remembers which it came from.
  const letters = [...text];
  const origins = letters.flatMap((letter, index) => Array.from(fold(letter), () => index));
  const folded = letters.map(fold).join('');
  const pieces: { text: string; isMatch: boolean }[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ text: letters.slice(from, to).join(''), isMatch });
  };
  let done = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const from = Math.max(origins[at] ?? 0, done);
    const to = (origins[at + wanted.length - 1] ?? 0) + 1;
    add(done, from, false);
    add(from, to, true);
    done = Math.max(done, to);
  }
  add(done, letters.length, false);
  return pieces;
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
