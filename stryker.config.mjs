/** Mutation testing of the domain and of the machines in the interface. `npm run quality` runs it and enforces the score. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: ['src/domain/**/*.ts', 'src/ui/**/*.machine.ts'],
  // Only files that these tests need are copied.
  ignorePatterns: [
    '/*',
    '!/src',
    '!/*.json',
    '!/vitest.mutation.config.ts',
    '!/test',
    '/test/*',
    ...['domain', 'ui', 'arbitraries', 'setup'].map((folder) => `!/test/${folder}`),
  ],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
  concurrency: 2,
  thresholds: { high: 95, low: 92, break: 90 },
};
