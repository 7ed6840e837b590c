import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { RestoreOptions } from '../backup/restore-backup';
import type { CheckOptions } from './check-command';
import type { SentCommand } from './operator-command';

/** Inputs of the command line besides its arguments. */
export interface CommandContext {
  /** The folder that relative paths start from. */
  readonly folder: string;
  /** Reads the standard input, for options that need it. */
  readonly input: () => Promise<string>;
  /** Generates a random password. */
  readonly newPassword: () => string;
}

/** Result of parsing: an operator command, a build check, a copy of files to the bucket, a restore, the help text, or local work that returns a text. */
export type ParsedCommand =
  | { readonly request: SentCommand; readonly note?: string }
  | { readonly check: CheckOptions }
  | { readonly copyFiles: { readonly dryRun: boolean } }
  | { readonly restore: RestoreOptions }
  | { readonly help: string }
  | { readonly work: (terminal: WorkTerminal) => Promise<Result<string, string>> };

/** The environment of work that needs no server of this machine. */
export interface WorkTerminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Prints a line about the progress. */
  readonly report: (line: string) => void;
}

/** Values of the options by name. */
export interface Values {
  readonly [name: string]: string | boolean | undefined;
}

/** One operator command and its arguments. */
export interface Command {
  /** Names of the positional arguments, in order. */
  readonly positionals: readonly string[];
  /** Number of positional arguments at the end that are optional; default 0. */
  readonly optionalPositionals?: number;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  read(positionals: readonly string[], values: Values, context: CommandContext): Promise<Result<ParsedCommand, string>>;
}

type CommandOfGame =
  | 'builds'
  | 'rollback'
  | 'unpublish'
  | 'republish'
  | 'reinstate'
  | 'draft renew'
  | 'draft remove'
  | 'ads disable'
  | 'ads enable'
  | 'overlay remove';

/** Creates an operator command whose only argument is a game. */
export const ofGame = (command: CommandOfGame): Command => ({
  positionals: ['GAME'],
  options: {},
  read: async ([game = '']) => ok({ request: { command, options: { game } } }),
});

/** An option with a text value. */
export const text = { type: 'string' } as const;

/** An option without a value. */
export const flag = { type: 'boolean' } as const;

/** The value of a text option, or undefined if it is absent. */
export const textOf = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};

/** Collects the given options; an absent option has no field. */
export const givenOptions = (values: Values, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = textOf(values, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Parses the option `--status`, by default `open`, and creates the operator command from it. */
export function withStatus<Status extends string>(
  values: Values,
  statuses: readonly Status[],
  create: (status: Status) => SentCommand,
): Result<ParsedCommand, string> {
  const given = textOf(values, 'status') ?? 'open';
  const status = statuses.find((one) => one === given);
  if (status === undefined) return err(`--status must be one of ${statuses.join(', ')}.`);
  return ok({ request: create(status) });
}

/** Commands by their names, with the help text about them. */
interface CommandTable {
  readonly commands: Readonly<Record<string, Command>>;
  readonly usage: string;
}

/** Parses arguments by a table of commands. Errors: one sentence. */
export async function parseCommand(
  { commands, usage }: CommandTable,
  args: readonly string[],
  context: CommandContext,
): Promise<Result<ParsedCommand, string>> {
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
    const { positionals: places, optionalPositionals: optionalPlaces = 0 } = command;
    const needed = places.length - optionalPlaces;
    if (positionals.length < needed || positionals.length > places.length) {
      const named = places.map((place, index) => (index < needed ? place : `[${place}]`));
      return err(`“${name}” takes ${named.join(' and ') || 'no arguments'}. See --help.`);
    }
    // Repeated options are refused, so each option has one value.
    return await command.read(positionals, values as Values, context);
  } catch (error) {
    const [message = ''] = error instanceof Error ? error.message.split(/[.\n] ?/) : [];
    return err(`${message}. See --help.`);
  }
}
