import { defineConfig } from 'vitest/config';
import { shortChains, throughPlugins } from './test/setup/short-chains.mjs';

/** The domain's tests alone, in one context: mutation testing runs them thousands of times. */
export default defineConfig({
  plugins: [shortChains],
  test: {
    include: ['test/domain/**/*.test.ts'],
    setupFiles: ['./test/setup/mutation.ts'],
    isolate: false,
    testTimeout: 60_000,
    pool: 'threads',
    server: throughPlugins,
  },
});
