import { reportStatuses } from '../../../src/domain/reports/report';
import { err, ok } from '../../../src/domain/shared/result';
import type { Command } from './command';
import { text, textOf } from './command';

/** How the operator goes through what players have reported. */
export const reportCommands: Readonly<Record<string, Command>> = {
  'reports list': {
    places: [],
    options: { status: text },
    read: async (_places, values) => {
      const asked = textOf(values, 'status') ?? 'open';
      const status = reportStatuses.find((one) => one === asked);
      if (status === undefined) return err(`--status is ${reportStatuses.join(', ')}.`);
      return ok({ order: { command: 'reports list', options: { status } } });
    },
  },
  'reports show': {
    places: ['ID'],
    options: {},
    read: async ([id = '']) => ok({ order: { command: 'reports show', options: { id } } }),
  },
  'reports resolve': {
    places: ['ID'],
    options: {},
    read: async ([id = '']) => ok({ order: { command: 'reports resolve', options: { id } } }),
  },
};
