/** Browsers that guess types look no further than this (WHATWG MIME Sniffing). */
const sniffedBytes = 1_445;

/** What makes a browser take a text for a page, a picture or a program to run. */
const markup = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|object|embed|meta|\?xml)[\s>/]/i;
const opening =
  /^[\s\uFEFF]*<(?:!--|(?:!doctype|html|head|body|script|iframe|h1|div|font|table|a|style|title|b|br|p|svg|\?xml)[\s>/])/i;
const otherFormat = /^[\s\uFEFF]*(?:%PDF-|\{\\rtf|%!PS)/;

/** Whether these bytes are text in UTF-8 or a Latin encoding, and no markup that a browser might run. */
export function isPlainText(content: Buffer): boolean {
  // Control characters but tab, line ends and page breaks: something other than text.
  if (
    content.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d)
  ) {
    return false;
  }
  const start = content.subarray(0, sniffedBytes).toString('utf8');
  return !opening.test(start) && !markup.test(start) && !otherFormat.test(start);
}
