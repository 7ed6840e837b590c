import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ConfigError } from '../config/config-error';
import { DatabaseDamaged } from '../database/database-damaged';
import { DatabaseInUse } from '../database/lock-file';
import type { openDatabase } from '../database/open-database';
import { readCommandLine } from './command-line';

/** The environment that the command runs in. */
export interface Terminal {
  /** Arguments after `holocade`. */
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  readonly input: Readable;
  /** Writes a line to standard output or, for errors, to standard error. */
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** Runs the operator's command line and returns the exit code. Prints each failure as one sentence. */
export async function holocade(
  { args, environment, folder, input, print, printError }: Terminal,
  open?: typeof openDatabase,
): Promise<0 | 1> {
  const newPassword = (): string => `${randomBytes(12).toString('base64url')}!1a`;
  const parsed = await readCommandLine(args, { folder, input: () => text(input), newPassword });
  if (!parsed.ok) {
    printError(parsed.error);
    return 1;
  }
  const command = parsed.value;
  if ('help' in command) {
    print(command.help);
    return 0;
  }
  try {
    const execute = async () => {
      if ('work' in command) return command.work({ environment, report: printError });
      const { executeCommand } = await import('./execute-command');
      return executeCommand(command, environment, open);
    };
    const done = await execute();
    if (done.ok) {
      print(done.value);
      if ('note' in command && command.note !== undefined) print(command.note);
      return 0;
    }
    // The report of a build that cannot start, or of an unhealthy portal, is the requested output.
    const isReport = 'check' in command || ('request' in command && command.request.command === 'doctor');
    (isReport ? print : printError)(done.error);
    return 1;
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DatabaseInUse || error instanceof DatabaseDamaged)
      printError(error.message);
    else printError(`The command failed: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}
