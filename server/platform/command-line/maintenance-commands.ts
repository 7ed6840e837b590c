import { resolve } from 'node:path';
import { err, ok } from '../../../src/domain/shared/result';
import { jobNames } from '../jobs/job-board';
import type { Command } from './command';
import { flag } from './command';

const ofJob = (command: 'job run' | 'job pause' | 'job resume'): Command => ({
  positionals: ['NAME'],
  options: {},
  read: async ([given = '']) => {
    const job = jobNames.find((name) => name === given);
    if (job === undefined) return err(`There is no job “${given}”. Jobs: ${jobNames.join(', ')}.`);
    return ok({ request: { command, options: { job } } });
  },
});

/** Commands for background jobs and content files. */
export const maintenanceCommands: Readonly<Record<string, Command>> = {
  'job list': {
    positionals: [],
    options: {},
    read: async () => ok({ request: { command: 'job list', options: {} } }),
  },
  'job run': ofJob('job run'),
  'job pause': ofJob('job pause'),
  'job resume': ofJob('job resume'),
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
