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

/** Error codes of a socket without a server: no server runs on this data folder. */
const NO_SERVER_CODES: ReadonlySet<unknown> = new Set(['ENOENT', 'ECONNREFUSED']);

function answerIn(line: string): Result<string, string> {
  try {
    return answer.parse(JSON.parse(line));
  } catch {
    return err(
      'Cannot read the server’s answer. Check that server and command line have the same version, and check the result of the command.',
    );
  }
}

/** Sends an operator command to the running server; undefined if no server runs. */
export function sendOperatorCommand(path: string, request: SentCommand): Promise<Result<string, string> | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path);
    socket.once('error', (error) => {
      if ('code' in error && NO_SERVER_CODES.has(error.code)) resolve(undefined);
      else reject(error);
    });
    socket.once('connect', () => {
      readLine(socket)
        .then((line) => {
          socket.destroy();
          resolve(
            line === undefined
              ? err('The server stopped before it answered. Check the result of the command.')
              : answerIn(line),
          );
        })
        .catch(reject);
      socket.write(`${JSON.stringify(request)}\n`);
    });
  });
}
