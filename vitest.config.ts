import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@holocade/sdk': fileURLToPath(new URL('./sdk/index.ts', import.meta.url)) };
const setupFiles = ['./test/setup.ts'];
const exclude = ['**/node_modules/**', '**/fixtures/**'];

const under = (...folders: string[]) => folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx,mjs}`);

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          include: under(
            'domain',
            'application',
            'adapters',
            'contract',
            'architecture',
            'games',
            'sdk',
            'composition',
            'eslint',
            'scripts',
            'setup',
          ),
          exclude,
          setupFiles,
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: { name: 'dom', environment: 'jsdom', include: under('ui'), exclude, setupFiles, testTimeout: 20_000 },
      },
      {
        resolve: { alias },
        test: {
          name: 'server',
          environment: 'node',
          include: under('server', 'headless'),
          exclude,
          setupFiles,
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
