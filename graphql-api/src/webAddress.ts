const maxCharacters = 2_000;

/** Whether a browser may open a text as a page: http or https, no name of a user, nothing invisible in it. */
export function isWebAddress(text: string): boolean {
  if (text.length > maxCharacters || !/^https?:\/\/[^\s\p{Cc}\p{Cf}]+$/iu.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}
