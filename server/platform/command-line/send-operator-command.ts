import { createConnection } from 'node:net';
import * as z from 'zod/mini';
import type { Result } from '../../../src/domain/shared/result';
import { err } from '../../../src/domain/shared/result';
import type { SentCommand } from './operator-command';
import { readLine } from './read-line';

const answer = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: z.string() }),
  z.strictObject({ ok: z.literal(false), error: z.string() }),
]);

/** What it means that nobody listens: no server runs on this data folder. */
const NOBODY: ReadonlySet<unknown> = new Set(['ENOENT', 'ECONNREFUSED']);

function answerIn(line: string): Result<string, string> {
  try {
    return answer.parse(JSON.parse(line));
  } catch {
    return err(
      'The server’s answer cannot be read. Is it of the same version? Look whether the order was carried out.',
    );
  }
}

/** Gives an order to the server that runs; undefined when none does. */
export function sendOperatorCommand(path: string, order: SentCommand): Promise<Result<string, string> | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path);
    socket.once('error', (error) => {
      if ('code' in error && NOBODY.has(error.code)) resolve(undefined);
      else reject(error);
    });
    socket.once('connect', () => {
      readLine(socket)
        .then((line) => {
          socket.destroy();
          resolve(
            line === undefined
              ? err('The server ended before it answered. Look whether the order was carried out.')
              : answerIn(line),
          );
        })
        .catch(reject);
      socket.write(`${JSON.stringify(order)}\n`);
    });
  });
}
