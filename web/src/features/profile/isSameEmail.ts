/** Addresses are compared as the server does, without regard to case and blanks. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
