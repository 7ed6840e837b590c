import { ticketStatuses } from '../../../src/domain/support/ticket';
import { err, ok } from '../../../src/domain/shared/result';
import type { Command } from './command';
import { text, textOf } from './command';

/** Commands for support tickets. */
export const ticketCommands: Readonly<Record<string, Command>> = {
  'tickets list': {
    places: [],
    options: { status: text },
    read: async (_places, values) => {
      const asked = textOf(values, 'status') ?? 'open';
      const status = ticketStatuses.find((one) => one === asked);
      if (status === undefined) return err(`--status must be one of ${ticketStatuses.join(', ')}.`);
      return ok({ order: { command: 'tickets list', options: { status } } });
    },
  },
  'tickets show': {
    places: ['NUMBER'],
    options: {},
    read: async ([number = '']) => ok({ order: { command: 'tickets show', options: { number } } }),
  },
  'tickets reply': {
    places: ['NUMBER'],
    options: { message: text },
    read: async ([number = ''], values, typed) => {
      const message = textOf(values, 'message') ?? (await typed.input());
      return ok({ order: { command: 'tickets reply', options: { number, message } } });
    },
  },
  'tickets close': {
    places: ['NUMBER'],
    options: {},
    read: async ([number = '']) => ok({ order: { command: 'tickets close', options: { number } } }),
  },
};
