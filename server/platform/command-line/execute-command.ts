import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { RestoreOptions } from '../backup/restore-backup';
import type { Config } from '../config/config';
import { readConfig } from '../config/read-config';
import type { openDatabase } from '../database/open-database';
import { systemClock } from '../system/server-clock';
import { systemRandom } from '../system/server-random';
import type { ParsedCommand } from './command';
import { controlAddress, isListening } from './control-address';
import type { SentCommand } from './operator-command';
import { sendOperatorCommand } from './send-operator-command';

type OpenDatabase = typeof openDatabase;

/** No-op job board: due work starts with the next server. */
const noJobs = { wake: () => undefined };

/** Examines the portal read-only when no server uses the data folder. Reports a database that cannot be opened. */
async function examineWithoutServer(
  config: Config,
  options: { readonly json: boolean },
  open: OpenDatabase,
): Promise<Result<string, string>> {
  const { runDoctor } = await import('../doctor/doctor-command');
  const { createLogger } = await import('../system/create-logger');
  const { openBlobStore } = await import('../blobs/open-blob-store');
  const system = { clock: systemClock, random: systemRandom };
  const dependencies = { config, ...system, blobs: await openBlobStore(config, system) };
  const opened = await open(config, createLogger(config), { migrates: false }).catch((error: unknown) => ({
    unreachable: error instanceof Error ? error.message : String(error),
  }));
  try {
    return await runDoctor({ ...dependencies, database: opened }, options);
  } finally {
    if ('close' in opened) await opened.close();
  }
}

/** Follows the output of a command whose messages could not be sent. */
const NOT_NOTIFIED =
  'Running servers were not notified, because the server for their messages does not answer. Restart them, so that ' +
  'open pages load the change and ended sessions lose their connections.';

/** Runs an operator command directly on the database, without the server of this data folder. */
async function runWithoutServer(
  config: Config,
  given: SentCommand,
  open: OpenDatabase,
): Promise<Result<string, string>> {
  const { operatorCommand } = await import('./operator-command');
  const request = operatorCommand.safeParse(given);
  if (!request.success) {
    const [issue] = request.error.issues;
    return err(`${String(issue?.path.at(-1) ?? 'The command')} does not have the right form. See --help.`);
  }
  if (request.data.command === 'doctor') return examineWithoutServer(config, request.data.options, open);
  const { publicUrls } = await import('../../publishing/hosts/public-urls');
  const { createLogger } = await import('../system/create-logger');
  const { runOperatorCommand } = await import('./run-operator-command');
  const { openBlobStore } = await import('../blobs/open-blob-store');
  const { nodeMessages } = await import('../nodes/node-bus');
  const { connectNodes } = await import('../nodes/node-connections');
  const { remotePublisher } = await import('../../play/realtime/remote-publisher');
  const log = createLogger(config);
  // A backup before an upgrade must not upgrade the database.
  const database = await open(config, log, { migrates: request.data.command !== 'backup' });
  // Servers on other machines may use the same database.
  const { redisUrl } = config;
  const others = await connectNodes({ database, redisUrl, node: systemRandom.uuid(), clock: systemClock, log });
  const messages = nodeMessages({ transport: others.transport, clock: systemClock, log });
  try {
    const deps = {
      config,
      database,
      blobs: await openBlobStore(config, { clock: systemClock, random: systemRandom }),
      log,
      clock: systemClock,
      random: systemRandom,
      realtime: remotePublisher(messages, systemRandom),
      jobs: noJobs,
      urls: publicUrls(config),
    };
    const run = async (): Promise<Result<string, string>> => {
      try {
        return await runOperatorCommand(deps, request.data);
      } finally {
        await messages.settled();
      }
    };
    const done = await run();
    return done.ok && messages.waiting() > 0 ? ok(`${done.value}\n${NOT_NOTIFIED}`) : done;
  } finally {
    others.close();
    await database.close();
  }
}

/** Copies the files of the data folder to the bucket; needs no database, and the server may be running. */
async function copyFiles(config: Config, dryRun: boolean): Promise<Result<string, string>> {
  const { openBlobStore } = await import('../blobs/open-blob-store');
  const { FolderBlobStore } = await import('../blobs/folder-blob-store');
  const { copyBlobs } = await import('../blobs/copy-blobs');
  const to = await openBlobStore(config, { clock: systemClock, random: systemRandom });
  if (to.kind === 'folder') return err('No bucket is configured. Set HOLOCADE_S3_ENDPOINT and the other settings.');
  return copyBlobs({ from: new FolderBlobStore(config), to, dryRun });
}

/** Sends a command to the running server. Opens the database here if no server runs. */
async function runRequest(config: Config, request: SentCommand, given?: OpenDatabase): Promise<Result<string, string>> {
  const address = controlAddress(config);
  const sent = address === undefined ? undefined : await sendOperatorCommand(address, request);
  if (sent !== undefined) return sent;
  const open = given ?? (await import('../database/open-database')).openDatabase;
  return runWithoutServer(config, request, open);
}

/** Restores a backup unless a server uses the data folder. */
async function restore(config: Config, options: RestoreOptions): Promise<Result<string, string>> {
  const address = controlAddress(config);
  if (address !== undefined && (await isListening(address)))
    return err('A server runs on this data folder. Stop it, and restore into an empty data folder.');
  const { restoreCommand } = await import('../backup/backup-commands');
  return restoreCommand(config, options);
}

/**
 * Runs a parsed command. Imports modules only when it needs them, because a command that the server runs needs no driver
 * and no other part of the server. Errors: one sentence, or a report. Throws `ConfigError` and `DatabaseInUse`.
 */
export async function executeCommand(
  parsed: Exclude<ParsedCommand, { readonly help: string } | { readonly work: unknown }>,
  environment: Readonly<Record<string, string | undefined>>,
  open?: OpenDatabase,
): Promise<Result<string, string>> {
  const config = readConfig(environment);
  if ('request' in parsed) return runRequest(config, parsed.request, open);
  if ('copyFiles' in parsed) return copyFiles(config, parsed.copyFiles.dryRun);
  if ('restore' in parsed) return restore(config, parsed.restore);
  const { runCheck } = await import('./check-command');
  return runCheck(config, parsed.check);
}
