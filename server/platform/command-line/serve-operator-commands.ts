import { chmodSync, rmSync } from 'node:fs';
import type { Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import type { Result } from '../../../src/domain/shared/result';
import { err } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { controlAddress, isListening } from './control-address';
import type { OperatorCommand, OperatorCommandDependencies } from './operator-command';
import { operatorCommand } from './operator-command';
import { readLine } from './read-line';
import { runOperatorCommand } from './run-operator-command';
import { audit } from '../system/audit';

interface Channel {
  readonly path: string;
  readonly run: (request: OperatorCommand) => Promise<Result<string, string>>;
  /** Receives the error of a command that threw. */
  readonly failed: (error: unknown) => void;
  /** Maximum time that closing waits for running commands, in milliseconds; default 8000. */
  readonly endMs?: number;
}

/** Time limit for a command to arrive, in milliseconds. */
const ARRIVAL_MS = 10_000;
/**
 * Grace period for running commands after the channel closes, in milliseconds. Shorter than the server's shutdown
 * limit.
 */
const END_MS = 8000;
const OWNER_ONLY = 0o600;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

async function answerOf({ run, failed }: Channel, line: string): Promise<Result<string, string>> {
  let request: OperatorCommand;
  try {
    request = operatorCommand.parse(JSON.parse(line));
  } catch {
    return err('The server does not know this command. Check that server and command line have the same version.');
  }
  try {
    return await run(request);
  } catch (error) {
    failed(error);
    return err('The command failed. The server’s log has the reason.');
  }
}

async function serve(channel: Channel, socket: Socket, arrived: () => void): Promise<void> {
  socket.on('error', () => socket.destroy());
  socket.setTimeout(ARRIVAL_MS, () => socket.destroy());
  const line = await readLine(socket);
  if (line === undefined) return void socket.destroy();
  arrived();
  // A running command has no time limit.
  socket.setTimeout(0);
  const answer = await answerOf(channel, line);
  socket.end(`${JSON.stringify(answer)}\n`);
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // `listen` creates the socket synchronously, so it is never open to other users.
    const before = process.umask(0o177);
    try {
      server.listen(path, () => {
        server.off('error', reject);
        resolve();
      });
    } finally {
      process.umask(before);
    }
  });
}

/**
 * Accepts operator commands on a Unix socket that only the server's own user can open. Each connection carries one
 * command and one answer, each a line of JSON. Rejects while another server listens on the socket. The returned
 * function stops accepting commands and waits a limited time for running ones.
 */
export async function openControlChannel(channel: Channel): Promise<() => Promise<void>> {
  const { path } = channel;
  const waiting = new Set<Socket>();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    waiting.add(socket);
    open.add(socket);
    socket.once('close', () => {
      waiting.delete(socket);
      open.delete(socket);
    });
    void serve(channel, socket, () => waiting.delete(socket));
  });
  try {
    await listening(server, path);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE' || (await isListening(path))) throw error;
    // Left over from a server whose process was killed.
    rmSync(path, { force: true });
    await listening(server, path);
  }
  chmodSync(path, OWNER_ONLY);
  let closed: Promise<void> | undefined;
  return () =>
    (closed ??= new Promise((resolve) => {
      // A running command may finish within the grace period.
      const patience = setTimeout(() => {
        for (const socket of open) socket.destroy();
      }, channel.endMs ?? END_MS);
      server.close(() => {
        clearTimeout(patience);
        resolve();
      });
      for (const socket of waiting) socket.destroy();
    }));
}

/** Starts the control channel and returns its stop function. The server also runs without the channel. */
export async function serveOperatorCommands(
  deps: ServerDependencies & Pick<OperatorCommandDependencies, 'jobRunner'>,
): Promise<() => Promise<void>> {
  const { log } = deps;
  const path = controlAddress(deps.config);
  try {
    if (path === undefined) throw new Error('The path of the data folder is too long for a socket.');
    return await openControlChannel({
      path,
      run: async (request) => {
        audit(log, 'operator-command', { command: request.command });
        return runOperatorCommand(deps, request);
      },
      failed: (error) => {
        log.error({ err: error }, 'operator command failed');
      },
    });
  } catch (error) {
    log.warn({ err: error }, 'control channel unavailable: the command line cannot reach this server');
    return async () => undefined;
  }
}
