/** Hands a file to the browser, to be saved under that name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
