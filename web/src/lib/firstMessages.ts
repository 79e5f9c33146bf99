/** The texts that the first request carries: sign-in, frame and failures of the route table. `messages` holds them too. */
export const firstMessages = {
  loading: 'Loading...',
  pageNotFound: 'Page not found',
  somethingWentWrong: 'Something went wrong',
  offline: 'Offline - showing saved data',
  serverAway: 'The server cannot be reached. Trying again…',

  tagline: 'Sign in to your nonprofit collaboration platform',
  loginHelp: 'Need help? Contact your organization administrator',
  loginFailed: 'Login failed',
  emailNotAuthorized: 'Email not authorized',
  sessionEnded: 'Your session has ended. Please sign in again.',
  emailCheckFailed: 'Failed to check email',

  directoryFailed: 'Failed to load directory',
  userInfoFailed: 'Failed to get user info',
  dashboardFailed: 'Failed to load dashboard',
  tasksFailed: 'Failed to load tasks',
  eventsFailed: 'Failed to load events',
  documentsFailed: 'Failed to load documents',
} as const;
