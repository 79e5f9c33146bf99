import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * schema.graphql + the documents beside the components -> web/src/graphql (committed, never edited).
 * Import the generated `XDocument` constants: the `graphql('…')` function would pull in every operation.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/src/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'web/src/graphql/': {
      preset: 'client',
      // Masking is Apollo's own (dataMasking: true), not the preset's useFragment.
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
    },
  },
};

export default config;
