import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { embeddedOnly } from './scripts/lib/embedded-only.mjs';
import { shortChains, throughPlugins } from './test/setup/short-chains.mjs';

const alias = { '@holocade/sdk': fileURLToPath(new URL('./sdk/index.ts', import.meta.url)) };

const under = (...folders: string[]) => folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx,mjs}`);

/** Machines of the interface are pure: their tests need no DOM. */
const machines = 'test/ui/**/*.machine.test.ts';

/** Slow tests of rare cases that faster tests cover in part. They run on request: `npm run test:security`. */
export const long = '**/*.long.test.ts';
const onRequest = process.env['HOLOCADE_LONG'] === '1' ? [] : [long];

const onPostgres = process.env['HOLOCADE_TEST_DATABASE_URL'] !== undefined;

const common = {
  exclude: ['**/node_modules/**', '**/fixtures/**'],
  setupFiles: ['./test/setup.ts'],
  server: throughPlugins,
  testTimeout: 40_000,
  // Assertions after a response take longer on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  // A worker reuses loaded modules, so a test must not leave state in a module.
  isolate: false,
  // The default leaves one processor idle.
  maxWorkers: '100%',
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [shortChains],
        resolve: { alias },
        test: {
          ...common,
          name: 'pure',
          environment: 'node',
          include: [...under('domain', 'contract'), machines],
        },
      },
      {
        plugins: [shortChains],
        resolve: { alias },
        test: {
          ...common,
          name: 'unit',
          environment: 'node',
          include: under(
            'application',
            'adapters',
            'architecture',
            'games',
            'headset',
            'sdk',
            'composition',
            'eslint',
            'scripts',
            'tools',
            'setup',
          ),
        },
      },
      {
        plugins: [shortChains],
        resolve: { alias },
        test: {
          ...common,
          name: 'dom',
          environment: 'jsdom',
          // Inserts each CSS rule on its own, as in production; jsdom parses a growing text anew for each rule.
          env: { SC_DISABLE_SPEEDY: 'false' },
          include: under('ui'),
          exclude: [...common.exclude, machines],
          setupFiles: [...common.setupFiles, './test/setup/dom.ts'],
        },
      },
      {
        plugins: [shortChains],
        resolve: { alias },
        test: {
          ...common,
          name: 'server',
          environment: 'node',
          include: under('server', 'headless'),
          exclude: [...common.exclude, ...onRequest, ...(onPostgres ? embeddedOnly : [])],
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
