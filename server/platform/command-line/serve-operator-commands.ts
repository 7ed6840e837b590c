import { chmodSync, rmSync } from 'node:fs';
import type { Server, Socket } from 'node:net';
import { createConnection, createServer } from 'node:net';
import type { Result } from '../../../src/domain/shared/result';
import { err } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { controlAddress } from './control-address';
import type { OperatorCommand } from './operator-command';
import { operatorCommand } from './operator-command';
import { readLine } from './read-line';
import { runOperatorCommand } from './run-operator-command';

interface Channel {
  readonly path: string;
  readonly run: (order: OperatorCommand) => Promise<Result<string, string>>;
  /** Is told of an order that failed, rather than being refused. */
  readonly failed: (error: unknown) => void;
  /** How long closing waits for an order that goes on, in milliseconds. Default: 8000. */
  readonly endMs?: number;
}

/** So long an order may take to arrive, in milliseconds. */
const ARRIVAL_MS = 10_000;
/** So long an order may go on once the channel closes, in milliseconds: less than a server has for its end. */
const END_MS = 8000;
const OWNER_ONLY = 0o600;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

async function answerOf({ run, failed }: Channel, line: string): Promise<Result<string, string>> {
  let order: OperatorCommand;
  try {
    order = operatorCommand.parse(JSON.parse(line));
  } catch {
    return err('The server does not know this order. Is it of the same version?');
  }
  try {
    return await run(order);
  } catch (error) {
    failed(error);
    return err('The order failed. The server’s log says why.');
  }
}

async function serve(channel: Channel, socket: Socket, arrived: () => void): Promise<void> {
  socket.on('error', () => socket.destroy());
  socket.setTimeout(ARRIVAL_MS, () => socket.destroy());
  const line = await readLine(socket);
  if (line === undefined) return void socket.destroy();
  arrived();
  // What is ordered may take as long as it needs.
  socket.setTimeout(0);
  const answer = await answerOf(channel, line);
  socket.end(`${JSON.stringify(answer)}\n`);
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The socket is made within the call: nobody else ever finds it open to others.
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

/** Whether somebody listens at a socket that is there. */
function isTaken(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/**
 * Takes the orders of the operator over a Unix socket that the server's own user alone can open: one order a connection, a line of
 * JSON each way. The answer ends it; rejects while another server listens there. What it answers takes no more orders from its call on
 * and waits for those that go on, for a while.
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
    if (codeOf(error) !== 'EADDRINUSE' || (await isTaken(path))) throw error;
    // Of a server that ended with its process.
    rmSync(path, { force: true });
    await listening(server, path);
  }
  chmodSync(path, OWNER_ONLY);
  let closed: Promise<void> | undefined;
  return () =>
    (closed ??= new Promise((resolve) => {
      // An order that is being carried out is brought to its end, if that is near.
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

/** Has a running server take the orders of its operator; answers what ends that. Without the channel the server runs all the same. */
export async function serveOperatorCommands(deps: ServerDependencies): Promise<() => Promise<void>> {
  const { log } = deps;
  const path = controlAddress(deps.config);
  try {
    if (path === undefined) throw new Error('The path of the data folder is too long for a socket.');
    return await openControlChannel({
      path,
      run: async (order) => {
        log.info({ command: order.command }, 'the operator gives an order');
        return runOperatorCommand(deps, order);
      },
      failed: (error) => {
        log.error({ err: error }, 'an order of the operator failed');
      },
    });
  } catch (error) {
    log.warn({ err: error }, 'the command line can give no orders to this server');
    return async () => undefined;
  }
}
