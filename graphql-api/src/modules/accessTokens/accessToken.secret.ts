/** By which we, and programs that look for lost secrets, know an access token. */
export const tokenPrefix = 'hr_';
