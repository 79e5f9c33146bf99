// These scripts run before anything is installed, on the system's own Node: plain JavaScript, nothing but Node's modules.

/** Something the person at the keyboard can put right. Its message is one clear sentence, shown without a stack. */
export class Problem extends Error {}

const faults = [
  [
    /ENOSPC|EDQUOT|no space left on device/i,
    (folder) => `The disk that holds ${folder} is full: free some space and start again.`,
  ],
  [
    /EROFS|read-only file system/i,
    (folder) => `${folder} lies on a read-only file system: use a copy that can be written.`,
  ],
  [
    /EACCES|EPERM|permission denied/i,
    (folder) =>
      `No permission to write in ${folder}: start as the user it belongs to, or use a clone of your own.`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/,
    () =>
      'npm cannot reach its registry: check the network and the proxy settings (npm config get registry), then start again.',
  ],
  [
    /EUSAGE|can only install packages when your package.json and package-lock.json/,
    () => 'package-lock.json does not match the package.json files: run npm install.',
  ],
];

/** The sentence for what went wrong in `folder`, or undefined where the fault is not one we know. */
export function sentenceFor(fault, folder) {
  const text = fault instanceof Error ? `${fault.code ?? ''} ${fault.message}` : String(fault);
  return faults.find(([pattern]) => pattern.test(text))?.[1](folder);
}

/** Runs a script's main function; a Problem ends the process with its sentence and code 1, anything else with its stack. */
export async function runMain(main, root) {
  try {
    await main();
  } catch (fault) {
    const sentence = fault instanceof Problem ? fault.message : sentenceFor(fault, root);
    console.error(sentence ?? fault);
    process.exit(1);
  }
}
