import { ticketStatuses } from '../../../src/domain/support/ticket';
import { ok } from '../../../src/domain/shared/result';
import type { Command } from './command';
import { text, textOf, withStatus } from './command';

/** Commands for support tickets. */
export const ticketCommands: Readonly<Record<string, Command>> = {
  'tickets list': {
    positionals: [],
    options: { status: text },
    read: async (_positionals, values) =>
      withStatus(values, ticketStatuses, (status) => ({ command: 'tickets list', options: { status } })),
  },
  'tickets show': {
    positionals: ['NUMBER'],
    options: {},
    read: async ([number = '']) => ok({ request: { command: 'tickets show', options: { number } } }),
  },
  'tickets reply': {
    positionals: ['NUMBER'],
    options: { message: text },
    read: async ([number = ''], values, context) => {
      const message = textOf(values, 'message') ?? (await context.input());
      return ok({ request: { command: 'tickets reply', options: { number, message } } });
    },
  },
  'tickets close': {
    positionals: ['NUMBER'],
    options: {},
    read: async ([number = '']) => ok({ request: { command: 'tickets close', options: { number } } }),
  },
};
