/** The password that all members of a crowd share. */
export const crowdPassword = 'handraise-demo';
