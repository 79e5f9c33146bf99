import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** GraphiQL from our own server, for those who explore without the internet; the product's pages know nothing of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphiql/',
  plugins: [react()],
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    reportCompressedSize: false,
  },
});
