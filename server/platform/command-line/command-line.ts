import { resolve } from 'node:path';
import { reportStatuses } from '../../../src/domain/reports/report';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { adCommands } from './ad-commands';
import type { ParsedCommand, Command, CommandContext } from './command';
import { flag, givenOptions, ofGame, parseCommand, text, textOf, withStatus } from './command';
import { copyTemplate } from './copy-template';
import { maintenanceCommands } from './maintenance-commands';
import { moneyCommands } from './money-command-lines';
import { publishCommandLine, releaseCommandLine } from './publish-command-line';
import { ticketCommands } from './ticket-commands';
import { usage } from './usage';
import { userCommands } from './user-commands';
import { writtenCommands } from './written-commands';

const ofBuild = (command: 'activate' | 'deactivate'): Command => ({
  positionals: ['GAME', 'VERSION'],
  options: {},
  read: async ([game = '', version = '']) => ok({ request: { command, options: { game, version } } }),
});

/** Commands about builds, drafts and the publication of games. */
const buildCommands: Readonly<Record<string, Command>> = {
  builds: ofGame('builds'),
  activate: ofBuild('activate'),
  deactivate: ofBuild('deactivate'),
  rollback: ofGame('rollback'),
  unpublish: ofGame('unpublish'),
  republish: ofGame('republish'),
  takedown: {
    positionals: ['GAME'],
    options: { reason: text },
    read: async ([game = ''], values) => {
      const reason = textOf(values, 'reason');
      if (reason === undefined) return err('A takedown needs --reason TEXT, which visitors read.');
      return ok({ request: { command: 'takedown', options: { game, reason } } });
    },
  },
  reinstate: ofGame('reinstate'),
  'draft renew': ofGame('draft renew'),
  'draft remove': ofGame('draft remove'),
  release: releaseCommandLine,
};

/** Commands for reports from players. */
const reportCommands: Readonly<Record<string, Command>> = {
  'reports list': {
    positionals: [],
    options: { status: text },
    read: async (_positionals, values) =>
      withStatus(values, reportStatuses, (status) => ({ command: 'reports list', options: { status } })),
  },
  'reports show': {
    positionals: ['ID'],
    options: {},
    read: async ([id = '']) => ok({ request: { command: 'reports show', options: { id } } }),
  },
  'reports resolve': {
    positionals: ['ID'],
    options: {},
    read: async ([id = '']) => ok({ request: { command: 'reports resolve', options: { id } } }),
  },
};

const NAME_GAME = 'No game given. Name it with --game SLUG.';

const commands: Readonly<Record<string, Command>> = {
  publish: publishCommandLine,
  check: {
    positionals: ['FOLDER'],
    options: { json: flag },
    read: async ([folder = ''], values, { folder: here }) =>
      ok({ check: { path: resolve(here, folder), json: values['json'] === true } }),
  },
  'files copy': {
    positionals: [],
    options: { 'dry-run': flag },
    read: async (_positionals, values) => ok({ copyFiles: { dryRun: values['dry-run'] === true } }),
  },
  'developer add': {
    positionals: ['SLUG', 'NAME'],
    options: { owner: text },
    read: async ([slug = '', name = ''], values) =>
      ok({ request: { command: 'developer add', options: { slug, name, ...givenOptions(values, ['owner']) } } }),
  },
  'developer applications': {
    positionals: [],
    options: {},
    read: async () => ok({ request: { command: 'developer applications', options: {} } }),
  },
  'developer accept': {
    positionals: ['USER'],
    options: {},
    read: async ([username = '']) => ok({ request: { command: 'developer accept', options: { username } } }),
  },
  'developer refuse': {
    positionals: ['USER'],
    options: { reason: text },
    read: async ([username = ''], values) => {
      const reason = textOf(values, 'reason');
      if (reason === undefined) return err('A refusal needs --reason TEXT, which the player reads.');
      return ok({ request: { command: 'developer refuse', options: { username, reason } } });
    },
  },
  'coins grant': {
    positionals: ['USER', 'AMOUNT'],
    options: { key: text },
    read: async ([username = '', amount = ''], values) => {
      if (!/^[1-9]\d{0,6}$/.test(amount)) return err('AMOUNT must be a whole number of coins from 1 to 1000000.');
      return ok({
        request: {
          command: 'coins grant',
          options: { username, amount: Number(amount), ...givenOptions(values, ['key']) },
        },
      });
    },
  },
  ...userCommands,
  ...buildCommands,
  ...ticketCommands,
  ...reportCommands,
  ...writtenCommands,
  ...adCommands,
  ...moneyCommands,
  ...maintenanceCommands,
  'dev stop': {
    positionals: [],
    options: { game: text },
    read: async (_positionals, { game }) =>
      typeof game === 'string' ? ok({ request: { command: 'dev stop', options: { game } } }) : err(NAME_GAME),
  },
  dev: {
    positionals: ['URL'],
    options: { game: text },
    read: async ([url = ''], { game }) =>
      typeof game === 'string' ? ok({ request: { command: 'dev', options: { game, url } } }) : err(NAME_GAME),
  },
  template: {
    positionals: ['NAME', 'FOLDER'],
    optionalPositionals: 1,
    options: {},
    read: async ([name = '', folder = name], _values, { folder: here }) =>
      ok({ work: () => copyTemplate(name, resolve(here, folder)) }),
  },
  backup: {
    positionals: ['FOLDER'],
    options: {},
    read: async ([folder = ''], _values, { folder: here }) =>
      ok({ request: { command: 'backup', options: { folder: resolve(here, folder) } } }),
  },
  restore: {
    positionals: ['FOLDER'],
    options: { 'new-secret': flag },
    read: async ([folder = ''], values, { folder: here }) =>
      ok({ restore: { folder: resolve(here, folder), newSecret: values['new-secret'] === true } }),
  },
  doctor: {
    positionals: [],
    options: { json: flag },
    read: async (_positionals, values) =>
      ok({ request: { command: 'doctor', options: { json: values['json'] === true } } }),
  },
  health: {
    positionals: ['GAME'],
    options: { version: text },
    read: async ([game = ''], values) =>
      ok({ request: { command: 'health', options: { game, ...givenOptions(values, ['version']) } } }),
  },
  'check-ledger': {
    positionals: [],
    options: {},
    read: async () => ok({ request: { command: 'check-ledger', options: {} } }),
  },
};

/** Parses the arguments after `holocade`. */
export const readCommandLine = (
  args: readonly string[],
  context: CommandContext,
): Promise<Result<ParsedCommand, string>> => parseCommand({ commands, usage }, args, context);
