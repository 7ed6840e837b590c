import { defineConfig } from 'vitest/config';

/** The domain's tests alone, in one context: mutation testing runs them thousands of times. */
export default defineConfig({
  test: {
    include: ['test/domain/**/*.test.ts'],
    setupFiles: ['./test/setup/mutation.ts'],
    isolate: false,
    pool: 'threads',
    server: { deps: { inline: ['@fast-check/vitest'] } },
  },
});
