import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reportStatuses } from '../../../src/domain/reports/report';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Asked, Command, Typed, Values } from './command';
import { said, text, textOf } from './command';
import { copyTemplate } from './copy-template';
import { ticketCommands } from './ticket-commands';
import { usage } from './usage';
import { writtenCommands } from './written-commands';

const ofGame = (
  command: 'builds' | 'rollback' | 'unpublish' | 'republish' | 'draft renew' | 'draft remove',
): Command => ({
  places: ['GAME'],
  options: {},
  read: async ([game = '']) => ok({ order: { command, options: { game } } }),
});

const ofBuild = (command: 'activate' | 'deactivate'): Command => ({
  places: ['GAME', 'VERSION'],
  options: {},
  read: async ([game = '', version = '']) => ok({ order: { command, options: { game, version } } }),
});

/** Commands about builds, drafts and the publication of games. */
const buildCommands: Readonly<Record<string, Command>> = {
  builds: ofGame('builds'),
  activate: ofBuild('activate'),
  deactivate: ofBuild('deactivate'),
  rollback: ofGame('rollback'),
  unpublish: ofGame('unpublish'),
  republish: ofGame('republish'),
  'draft renew': ofGame('draft renew'),
  'draft remove': ofGame('draft remove'),
  release: {
    places: ['GAME'],
    options: { version: text },
    read: async ([game = ''], values) =>
      ok({ order: { command: 'release', options: { game, ...said(values, ['version']) } } }),
  },
};

/** Commands for reports from players. */
const reportCommands: Readonly<Record<string, Command>> = {
  'reports list': {
    places: [],
    options: { status: text },
    read: async (_places, values) => {
      const asked = textOf(values, 'status') ?? 'open';
      const status = reportStatuses.find((one) => one === asked);
      if (status === undefined) return err(`--status must be one of ${reportStatuses.join(', ')}.`);
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

const flag = { type: 'boolean' } as const;

const NAME_GAME = 'No game given. Name it with --game SLUG.';

const commands: Readonly<Record<string, Command>> = {
  publish: {
    places: ['FOLDER|FILE.zip'],
    options: { game: text, developer: text, version: text, draft: flag, 'no-check': flag },
    read: async ([folder = ''], values, { folder: here }) => {
      const path = resolve(here, folder);
      if (!existsSync(path)) return err(`The folder or file ${path} does not exist.`);
      const draft = values['draft'] === true;
      return ok({
        order: {
          command: 'publish',
          options: {
            folder: path,
            ...said(values, ['game', 'developer', 'version']),
            draft,
            check: values['no-check'] !== true,
          },
        },
      });
    },
  },
  check: {
    places: ['FOLDER'],
    options: { json: flag },
    read: async ([folder = ''], values, { folder: here }) =>
      ok({ check: { path: resolve(here, folder), json: values['json'] === true } }),
  },
  'user add': {
    places: ['NAME', 'EMAIL'],
    options: { 'password-stdin': flag },
    read: async ([username = '', email = ''], values, typed) => {
      const given = values['password-stdin'] === true;
      const password = given ? ((await typed.input()).split(/\r?\n/)[0] ?? '') : typed.newPassword();
      const order = { command: 'user add', options: { username, email, password } } as const;
      return ok(given ? { order } : { order, note: `Password: ${password}` });
    },
  },
  'developer add': {
    places: ['SLUG', 'NAME'],
    options: { owner: text },
    read: async ([slug = '', name = ''], values) =>
      ok({ order: { command: 'developer add', options: { slug, name, ...said(values, ['owner']) } } }),
  },
  'coins grant': {
    places: ['USER', 'AMOUNT'],
    options: { key: text },
    read: async ([username = '', amount = ''], values) => {
      if (!/^[1-9]\d{0,6}$/.test(amount)) return err('AMOUNT must be a whole number of coins from 1 to 1000000.');
      return ok({
        order: { command: 'coins grant', options: { username, amount: Number(amount), ...said(values, ['key']) } },
      });
    },
  },
  ...buildCommands,
  ...ticketCommands,
  ...reportCommands,
  ...writtenCommands,
  'dev stop': {
    places: [],
    options: { game: text },
    read: async (_places, { game }) =>
      typeof game === 'string' ? ok({ order: { command: 'dev stop', options: { game } } }) : err(NAME_GAME),
  },
  dev: {
    places: ['URL'],
    options: { game: text },
    read: async ([url = ''], { game }) =>
      typeof game === 'string' ? ok({ order: { command: 'dev', options: { game, url } } }) : err(NAME_GAME),
  },
  template: {
    places: ['NAME', 'FOLDER'],
    optionalPlaces: 1,
    options: {},
    read: async ([name = '', folder = name], _values, { folder: here }) =>
      ok({ work: () => copyTemplate(name, resolve(here, folder)) }),
  },
  doctor: {
    places: [],
    options: { json: flag },
    read: async (_places, values) => ok({ order: { command: 'doctor', options: { json: values['json'] === true } } }),
  },
  health: {
    places: ['GAME'],
    options: { version: text },
    read: async ([game = ''], values) =>
      ok({ order: { command: 'health', options: { game, ...said(values, ['version']) } } }),
  },
  'check-ledger': {
    places: [],
    options: {},
    read: async () => ok({ order: { command: 'check-ledger', options: {} } }),
  },
};

/** Parses the arguments after `holocade`. */
export async function readCommandLine(args: readonly string[], typed: Typed): Promise<Result<Asked, string>> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h') || args[0] === 'help')
    return ok({ help: usage });
  const name = Object.keys(commands).find((one) => one === args.slice(0, one.split(' ').length).join(' '));
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command) return err(`Unknown command “${args.slice(0, 2).join(' ')}”. See --help.`);
  try {
    const { values, positionals } = parseArgs({
      args: args.slice(name.split(' ').length),
      options: command.options,
      allowPositionals: true,
    });
    const { places, optionalPlaces = 0 } = command;
    const needed = places.length - optionalPlaces;
    if (positionals.length < needed || positionals.length > places.length) {
      const named = places.map((place, index) => (index < needed ? place : `[${place}]`));
      return err(`“${name}” takes ${named.join(' and ') || 'no arguments'}. See --help.`);
    }
    // Repeated options are refused, so each option has one value.
    return await command.read(positionals, values as Values, typed);
  } catch (error) {
    const [message = ''] = error instanceof Error ? error.message.split(/[.\n] ?/) : [];
    return err(`${message}. See --help.`);
  }
}
