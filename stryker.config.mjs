/** Mutation testing of the domain. `npm run quality` runs it and enforces the score. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: ['src/domain/**/*.ts'],
  // Only files that the domain's tests need are copied.
  ignorePatterns: [
    '/*',
    '!/src',
    '!/*.json',
    '!/vitest.mutation.config.ts',
    '!/test',
    '/test/*',
    ...['domain', 'arbitraries', 'setup'].map((folder) => `!/test/${folder}`),
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
