const people = 'modules/people';
const documents = 'modules/documents';

/**
 * What decides who may do what: the files that are changed, and the tests that are asked whether they notice, the quick
 * ones first.
 */
export const areas = {
  policies: {
    files: ['authorize', 'modules/*/*.policy'],
    tests: [
      'testing/permissions',
      'modules/documents/document.list',
      'modules/accessTokens/accessToken',
      ...['directory', 'volunteer.leaving', 'session'].map((name) => `${people}/${name}`),
      'modules/platform/platform.refusals',
      'modules/tasks/task.editing',
    ],
  },
  tokens: {
    files: ['session.tokens', 'email', 'password'].map((name) => `${people}/${name}`),
    tests: [
      ...['session.tokens', 'password', 'email'].map((name) => `${people}/${name}`),
      'trust/forged',
      `${people}/session`,
    ],
  },
  sessions: {
    files: ['session.service', 'session.limits', 'password.service'].map((name) => `${people}/${name}`),
    tests: [
      ...['session.limits', 'password.change', 'session.signIn', 'session'],
      ...['session.clock', 'session.guessing'],
    ].map((name) => `${people}/${name}`),
  },
  rsvp: {
    files: ['modules/events/rsvp.service', 'modules/events/eligibility'],
    tests: [
      'modules/events/rsvp',
      'modules/events/rsvp.race',
      'modules/events/eligibility',
      'modules/events/event',
    ],
  },
  upload: {
    files: [
      ...['document.types*', 'document.upload.service', 'document.name'].map(
        (name) => `${documents}/${name}`,
      ),
      ...['upload', 'multipart'],
    ],
    tests: [
      ...['document.name', 'document.types.rules'].map((name) => `${documents}/${name}`),
      'multipart.form',
      'multipart',
      `${documents}/document.upload`,
    ],
  },
};
