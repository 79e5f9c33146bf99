const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/g;

/** Text in which web addresses, and nothing else, become links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    // `split` puts what the expression captured at the odd places.
    index % 2 === 1 ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
        key={index}
        href={part}
        target="_blank"
        rel="noopener noreferrer"
        className="break-all text-pine underline"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
}
