import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Result } from '../../../src/domain/shared/result';
import { err } from '../../../src/domain/shared/result';
import { ConfigError } from '../config/config-error';
import type { Config } from '../config/config';
import { readConfig } from '../config/read-config';
import { DatabaseInUse } from '../database/lock-file';
import { openDatabase } from '../database/open-database';
import { runDoctor } from '../doctor/doctor-command';
import { publicUrls } from '../../publishing/hosts/public-urls';
import { createLogger } from '../system/create-logger';
import { systemClock } from '../system/server-clock';
import { systemRandom } from '../system/server-random';
import { runCheck } from './check-command';
import { readCommandLine } from './command-line';
import { controlAddress } from './control-address';
import type { SentCommand } from './operator-command';
import { operatorCommand } from './operator-command';
import { runOperatorCommand } from './run-operator-command';
import { sendOperatorCommand } from './send-operator-command';

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

/** No-op job board: due work starts with the next server. */
const noJobs = { wake: () => undefined };
/** No-op publisher: no client is connected while no server runs. */
const noPublisher = { publish: () => undefined, hasSubscribers: () => false, disconnectSession: () => undefined };

/** Examines the portal read-only when no server uses the data folder. Reports a database that cannot be opened. */
async function examineWithoutServer(
  config: Config,
  options: { readonly json: boolean },
  open: typeof openDatabase,
): Promise<Result<string, string>> {
  const dependencies = { config, clock: systemClock, random: systemRandom };
  const opened = await open(config, createLogger(config), { migrates: false }).catch((error: unknown) => ({
    unreachable: error instanceof Error ? error.message : String(error),
  }));
  try {
    return await runDoctor({ ...dependencies, database: opened }, options);
  } finally {
    if ('close' in opened) await opened.close();
  }
}

/** Runs an operator command without a server, directly on the data folder. */
async function runWithoutServer(
  config: Config,
  given: SentCommand,
  open: typeof openDatabase,
): Promise<Result<string, string>> {
  const request = operatorCommand.safeParse(given);
  if (!request.success) {
    const [issue] = request.error.issues;
    return err(`${String(issue?.path.at(-1) ?? 'The command')} does not have the right form. See --help.`);
  }
  if (request.data.command === 'doctor') return examineWithoutServer(config, request.data.options, open);
  const log = createLogger(config);
  const database = await open(config, log);
  try {
    const deps = {
      config,
      database,
      log,
      clock: systemClock,
      random: systemRandom,
      realtime: noPublisher,
      jobs: noJobs,
      urls: publicUrls(config),
    };
    return await runOperatorCommand(deps, request.data);
  } finally {
    await database.close();
  }
}

async function runCommand(
  config: Config,
  request: SentCommand,
  open: typeof openDatabase,
): Promise<Result<string, string>> {
  const address = controlAddress(config);
  const sent = address === undefined ? undefined : await sendOperatorCommand(address, request);
  return sent ?? (await runWithoutServer(config, request, open));
}

/** Runs the operator's command line and returns the exit code. Prints each failure as one sentence. */
export async function holocade(
  { args, environment, folder, input, print, printError }: Terminal,
  open: typeof openDatabase = openDatabase,
): Promise<0 | 1> {
  const newPassword = (): string => `${randomBytes(12).toString('base64url')}!1a`;
  const parsed = await readCommandLine(args, { folder, input: () => text(input), newPassword });
  if (!parsed.ok) {
    printError(parsed.error);
    return 1;
  }
  if ('help' in parsed.value) {
    print(parsed.value.help);
    return 0;
  }
  try {
    if ('work' in parsed.value) {
      const done = await parsed.value.work();
      (done.ok ? print : printError)(done.ok ? done.value : done.error);
      return done.ok ? 0 : 1;
    }
    const config = readConfig(environment);
    if ('check' in parsed.value) {
      const checked = await runCheck(config, parsed.value.check);
      print(checked.ok ? checked.value : checked.error);
      return checked.ok ? 0 : 1;
    }
    const { request } = parsed.value;
    const done = await runCommand(config, request, open);
    if (!done.ok) {
      // The report of an unhealthy portal is the requested output.
      (request.command === 'doctor' ? print : printError)(done.error);
      return 1;
    }
    print(done.value);
    if (parsed.value.note !== undefined) print(parsed.value.note);
    return 0;
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DatabaseInUse) printError(error.message);
    else printError(`The command failed: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}
