type Named = { firstName: string | null; lastName: string | null };

/** First and last name, or the one there is; empty when the person has given neither. */
export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** 'ML' for Maria Lopez; of whoever has no name, the first letter of the address. */
export function initialsOf({ firstName, lastName, email }: Named & { email: string | null }): string {
  const letters = [firstName, lastName].map((name) => [...(name?.trim() ?? '')][0] ?? '').join('');
  return (letters || [...(email ?? '')][0] || '?').toUpperCase();
}

/** The address that dials a number, without what people write between the digits. */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^\d+*#,;]/g, '')}`;
