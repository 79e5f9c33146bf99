const MOST = 1_000;

/** One address as the server compares it. */
export const normalAddress = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/**
 * The addresses of a pasted list: one a line, or with commas, semicolons or blanks between them, also as
 * 'Ada Stone <ada@harbor.org>'. `odd` is what is no address.
 */
export function readAddresses(text: string): { addresses: string[]; odd: string[] } {
  const addresses = new Set<string>();
  const odd = new Set<string>();
  for (const entry of text.split(/[,;\n\r\t]+/)) {
    const inBrackets = /<([^<>]+)>/.exec(entry)?.[1];
    for (const word of inBrackets ? [inBrackets] : entry.trim().split(/\s+/)) {
      if (word === '') continue;
      if (/^[^\s@]+@[^\s@]+$/.test(word)) addresses.add(normalAddress(word));
      else odd.add(word);
    }
  }
  return { addresses: [...addresses].slice(0, MOST), odd: [...odd] };
}

/** Adds addresses behind those there are, each once. */
export const withAddresses = (known: string[], more: string[]): string[] => [...new Set([...known, ...more])];

/** What is wrong with which of the addresses sent, from the server's words by place: `emails.2`. */
export function refusedAddresses(fields: Record<string, string>, argument: string, sent: string[]): string[] {
  return sent.filter((_, place) => `${argument}.${place}` in fields);
}

const NAMED = 10;

/** Names the addresses that nobody has. */
export function unknownText(addresses: string[]): string {
  const names = addresses.slice(0, NAMED);
  if (addresses.length > NAMED) names.push(`${addresses.length - NAMED} more`);
  return `Nobody in your organization has the address ${new Intl.ListFormat('en').format(names)}`;
}
