import { StartupError } from '../../env.js';

const faults: [pattern: RegExp, sentence: (folder: string) => string][] = [
  [
    /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i,
    (folder) => `The disk that holds ${folder} is full: free some space and start again.`,
  ],
  [
    /EROFS|Read-only file system/i,
    (folder) => `${folder} lies on a read-only file system: set DATA_DIR to a folder that can be written.`,
  ],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted/i,
    (folder) =>
      `No permission to use ${folder}: start as the user it belongs to, or set DATA_DIR to a folder of your own.`,
  ],
  [
    /ENOTDIR|EEXIST|Not a directory/i,
    (folder) => `${folder} cannot be used as a folder, because a file of that name is in the way.`,
  ],
  [
    /could not (create|map|resize) .*shared memory|Cannot allocate memory|ENOMEM/i,
    () =>
      'There is not enough memory to start PostgreSQL: close other programs, or set DATABASE_URL to a server elsewhere.',
  ],
];

/** Turns an error or a program's output into a StartupError that names the folder; `otherwise` is the sentence for the rest. */
export function startupError(fault: unknown, folder: string, otherwise: string): StartupError {
  if (fault instanceof StartupError) return fault;
  const text = fault instanceof Error ? fault.message : String(fault);
  const known = faults.find(([pattern]) => pattern.test(text));
  return new StartupError(known ? known[1](folder) : otherwise, { cause: fault });
}
