/** What the form of an organization holds, as text. */
export type OrganizationDraft = {
  name: string;
  description: string;
  website: string;
  phone: string;
  address: string;
  timezone: string;
  password: string;
  nonprofitAdminEmail: string;
  nonprofitAdminNotes: string;
};

type Known = Partial<
  Record<'name' | 'description' | 'website' | 'phone' | 'address' | 'timezone', string | null>
>;

/** The form as it opens: empty, or with what is known. The password is never known. */
export function emptyOrganization(known: Known | null): OrganizationDraft {
  return {
    name: known?.name ?? '',
    description: known?.description ?? '',
    website: known?.website ?? '',
    phone: known?.phone ?? '',
    address: known?.address ?? '',
    timezone: known?.timezone ?? 'America/New_York',
    password: '',
    nonprofitAdminEmail: '',
    nonprofitAdminNotes: '',
  };
}

/** What is wrong with which field, in the words of the specification (administration, section 5). */
export function checkOrganization(draft: OrganizationDraft, isNew: boolean): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (!draft.name.trim()) wrong.name = 'Organization name is required';
  if (draft.website && !/^https?:\/\/\S+$/.test(draft.website))
    wrong.website = 'Website must be a web address such as https://example.org';
  if (isNew && !draft.password) wrong.password = 'Password is required';
  else if (draft.password && [...draft.password].length < 8)
    wrong.password = 'Password must be at least 8 characters long';
  if (isNew && draft.nonprofitAdminEmail && !draft.nonprofitAdminEmail.includes('@'))
    wrong.nonprofitAdminEmail = 'Admin e-mail must be a valid e-mail address';
  return wrong;
}
