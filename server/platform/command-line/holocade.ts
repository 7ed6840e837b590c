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
import { consultDoctor } from '../doctor/doctor-command';
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
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** No-op job board: due work starts with the next server. */
const asleep = { wake: () => undefined };
/** No-op publisher: no client is connected while no server runs. */
const silent = { publish: () => undefined, isHeard: () => false, disconnectSession: () => undefined };

/** Examines the portal read-only when no server uses the data folder. Reports a database that cannot be opened. */
async function examineAlone(
  config: Config,
  options: { readonly json: boolean },
  open: typeof openDatabase,
): Promise<Result<string, string>> {
  const house = { config, clock: systemClock, random: systemRandom };
  const opened = await open(config, createLogger(config), { migrates: false }).catch((error: unknown) => ({
    unreachable: error instanceof Error ? error.message : String(error),
  }));
  try {
    return await consultDoctor({ ...house, database: opened }, options);
  } finally {
    if ('close' in opened) await opened.close();
  }
}

/** Runs an operator command without a server, directly on the data folder. */
async function runAlone(
  config: Config,
  given: SentCommand,
  open: typeof openDatabase,
): Promise<Result<string, string>> {
  const order = operatorCommand.safeParse(given);
  if (!order.success) {
    const [issue] = order.error.issues;
    return err(`${String(issue?.path.at(-1) ?? 'The command')} does not have the right form. See --help.`);
  }
  if (order.data.command === 'doctor') return examineAlone(config, order.data.options, open);
  const log = createLogger(config);
  const database = await open(config, log);
  try {
    const deps = {
      config,
      database,
      log,
      clock: systemClock,
      random: systemRandom,
      realtime: silent,
      jobs: asleep,
      urls: publicUrls(config),
    };
    return await runOperatorCommand(deps, order.data);
  } finally {
    await database.close();
  }
}

async function obey(config: Config, order: SentCommand, open: typeof openDatabase): Promise<Result<string, string>> {
  const address = controlAddress(config);
  const sent = address === undefined ? undefined : await sendOperatorCommand(address, order);
  return sent ?? (await runAlone(config, order, open));
}

/** Runs the operator's command line and returns the exit code. Prints each failure as one sentence. */
export async function holocade(
  { args, environment, folder, input, say, complain }: Terminal,
  open: typeof openDatabase = openDatabase,
): Promise<0 | 1> {
  const newPassword = (): string => `${randomBytes(12).toString('base64url')}!1a`;
  const asked = await readCommandLine(args, { folder, input: () => text(input), newPassword });
  if (!asked.ok) {
    complain(asked.error);
    return 1;
  }
  if ('help' in asked.value) {
    say(asked.value.help);
    return 0;
  }
  try {
    if ('work' in asked.value) {
      const done = await asked.value.work();
      (done.ok ? say : complain)(done.ok ? done.value : done.error);
      return done.ok ? 0 : 1;
    }
    const config = readConfig(environment);
    if ('check' in asked.value) {
      const checked = await runCheck(config, asked.value.check);
      say(checked.ok ? checked.value : checked.error);
      return checked.ok ? 0 : 1;
    }
    const { order } = asked.value;
    const done = await obey(config, order, open);
    if (!done.ok) {
      // The report of an unhealthy portal is the requested output.
      (order.command === 'doctor' ? say : complain)(done.error);
      return 1;
    }
    say(done.value);
    if (asked.value.note !== undefined) say(asked.value.note);
    return 0;
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DatabaseInUse) complain(error.message);
    else complain(`The command failed: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}
