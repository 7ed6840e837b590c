import type { ParseArgsConfig } from 'node:util';
import type { Result } from '../../../src/domain/shared/result';
import type { CheckOptions } from './check-command';
import type { SentCommand } from './operator-command';

/** What the command line needs that is not in its arguments. */
export interface Typed {
  /** The folder that paths are relative to. */
  readonly folder: string;
  /** What came on the standard input, where an option asks for it. */
  readonly input: () => Promise<string>;
  /** Makes a password that nobody has typed. */
  readonly newPassword: () => string;
}

/** An order, a build check, the help text, or other work that needs no server and answers with a text. */
export type Asked =
  | { readonly order: SentCommand; readonly note?: string }
  | { readonly check: CheckOptions }
  | { readonly help: string }
  | { readonly work: () => Promise<Result<string, string>> };

/** Values of the options, by their names. */
export interface Values {
  readonly [name: string]: string | boolean | undefined;
}

/** One command of the operator, as it is typed. */
export interface Command {
  /** Names of what stands behind the command, in order. */
  readonly places: readonly string[];
  /** Number of places at the end that may be left out; none by default. */
  readonly optionalPlaces?: number;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  read(places: readonly string[], values: Values, typed: Typed): Promise<Result<Asked, string>>;
}

/** An option that is followed by a text. */
export const text = { type: 'string' } as const;

/** The text behind an option; undefined when it was not given. */
export const textOf = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};

/** Only what was said: an option that is absent has no field. */
export const said = (values: Values, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = textOf(values, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
