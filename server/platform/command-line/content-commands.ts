import { resolve } from 'node:path';
import { ok } from '../../../src/domain/shared/result';
import type { Command } from './command';
import { flag } from './command';

/** Commands for content files. */
export const contentCommands: Readonly<Record<string, Command>> = {
  'content apply': {
    positionals: ['FOLDER|FILE'],
    options: { 'dry-run': flag, prune: flag },
    read: async ([path = ''], values, { folder }) =>
      ok({
        request: {
          command: 'content apply',
          options: {
            path: resolve(folder, path),
            dryRun: values['dry-run'] === true,
            prune: values['prune'] === true,
          },
        },
      }),
  },
  'content export': {
    positionals: ['FOLDER'],
    options: {},
    read: async ([path = ''], _values, { folder }) =>
      ok({ request: { command: 'content export', options: { path: resolve(folder, path) } } }),
  },
};
