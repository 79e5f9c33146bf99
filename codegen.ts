import type { CodegenConfig } from '@graphql-codegen/cli';

const desk = 'web/src/features/{admin,admin-*,audit,platform}/**/*.graphql';

// Asked when the page is idle: no page waits for it.
const live = 'web/src/{apollo,features/shortcuts}/*.graphql';

// Masking is Apollo's own (dataMasking: true), not the preset's useFragment.
const client = {
  preset: 'client' as const,
  presetConfig: { fragmentMasking: false },
  config: {
    inlineFragmentTypes: 'mask',
    customDirectives: { apolloUnmask: true },
    enumsAsTypes: true,
    useTypeImports: true,
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
    // Dates and times travel, and are kept, as text.
    scalars: { DateTime: 'string', LocalDate: 'string', LocalTime: 'string', ID: 'string' },
    defaultScalarType: 'unknown',
  },
};

/**
 * schema.graphql + the documents beside the components -> web/src/graphql (committed, never edited). What only
 * administrators ask stands in web/src/graphql/desk: a volunteer's phone need not load it. Import the generated
 * `XDocument` constants: the `graphql('…')` function would pull in every operation.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'web/src/graphql/': { ...client, documents: ['web/src/**/*.graphql', `!${desk}`, `!${live}`] },
    'web/src/graphql/live/': { ...client, documents: live },
    'web/src/graphql/desk/': {
      ...client,
      // And the fragments of shared components inside them.
      documents: [
        desk,
        'web/src/features/documents/DocumentRow.graphql',
        'web/src/features/directory/DirectorySummary.graphql',
      ],
    },
  },
};

export default config;
