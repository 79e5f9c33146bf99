export type UserValues = {
  email: string;
  role: string;
  organizationId: string;
  firstName: string;
  lastName: string;
  phone: string;
  notes: string;
};

/** What the form holds, as text; fields it does not show are empty. */
export function readUserForm(form: FormData): UserValues {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    email: text('email').trim(),
    role: text('role'),
    organizationId: text('organizationId'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    notes: text('notes'),
  };
}

/** What is wrong with which field; of a person who exists, e-mail and organization cannot be changed. */
export function checkUser(
  { email, organizationId, role }: UserValues,
  isNew: boolean,
): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (isNew && !email) wrong.email = 'Email is required';
  else if (isNew && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    wrong.email = 'Please enter a valid e-mail address';
  if (isNew && !organizationId) wrong.organizationId = 'Organization is required';
  if (!role) wrong.role = 'Role is required';
  return wrong;
}
