/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Fingerprint of schema.graphql at the build. */
  readonly CONTRACT: string;
}
