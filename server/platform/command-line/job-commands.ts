import { err, ok } from '../../../src/domain/shared/result';
import { jobNames } from '../jobs/job-board';
import type { Command } from './command';

const ofJob = (command: 'job run' | 'job pause' | 'job resume'): Command => ({
  positionals: ['NAME'],
  options: {},
  read: async ([given = '']) => {
    const job = jobNames.find((name) => name === given);
    if (job === undefined) return err(`There is no job “${given}”. Jobs: ${jobNames.join(', ')}.`);
    return ok({ request: { command, options: { job } } });
  },
});

/** Commands for background jobs. */
export const jobCommands: Readonly<Record<string, Command>> = {
  'job list': {
    positionals: [],
    options: {},
    read: async () => ok({ request: { command: 'job list', options: {} } }),
  },
  'job run': ofJob('job run'),
  'job pause': ofJob('job pause'),
  'job resume': ofJob('job resume'),
};
