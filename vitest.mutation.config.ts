import { defineConfig } from 'vitest/config';
import { shortChains, throughPlugins } from './test/setup/short-chains.mjs';

/** The tests of the domain and of the machines only, in one context and with one seed. `npm run quality` measures their branches and mutants. */
export default defineConfig({
  plugins: [shortChains],
  test: {
    include: ['test/domain/**/*.test.ts', 'test/ui/**/*.machine.test.ts'],
    setupFiles: ['./test/setup/mutation.ts'],
    isolate: false,
    testTimeout: 60_000,
    pool: 'threads',
    server: throughPlugins,
    coverage: {
      provider: 'v8',
      include: ['src/domain/**/*.ts', 'src/ui/**/*.machine.ts'],
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: 'reports/coverage',
      reportOnFailure: true,
      thresholds: { branches: 100 },
    },
  },
});
