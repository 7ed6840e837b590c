import { statSync, writeFileSync, existsSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { controlAddress } from '../../../../server/platform/command-line/control-address';
import { openControlChannel } from '../../../../server/platform/command-line/serve-operator-commands';
import type { OperatorCommand } from '../../../../server/platform/command-line/operator-command';
import { sendOperatorCommand } from '../../../../server/platform/command-line/send-operator-command';
import { err, ok } from '../../../../src/domain/shared/result';
import { temporaryFolder } from '../../support/temporary-folder';

const grant = { command: 'coins grant', options: { username: 'nova', amount: 5 } } as const;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listen(
  run: (
    request: OperatorCommand,
  ) => Promise<ReturnType<typeof ok<string>> | ReturnType<typeof err<string>>> = async () => ok('Done.'),
  path = join(temporaryFolder(), 'control.sock'),
) {
  const failures: unknown[] = [];
  const close = await openControlChannel({ path, run, failed: (error) => failures.push(error) });
  closing.push(close);
  return { path, failures, close };
}

const sendRaw = async (path: string, line: string): Promise<string> => {
  const socket = createConnection(path);
  socket.on('error', () => undefined);
  socket.write(line);
  return text(socket).catch(() => '');
};

describe('openControlChannel', () => {
  test('passes on a command with its defaults, and its answer', async () => {
    const requests: OperatorCommand[] = [];
    const { path } = await listen(async (request) => {
      requests.push(request);
      return requests.length === 1 ? ok('Two lines,\nas they are.') : err('No.');
    });
    expect(await sendOperatorCommand(path, grant)).toEqual(ok('Two lines,\nas they are.'));
    expect(await sendOperatorCommand(path, { command: 'publish', options: { folder: '/x' } })).toEqual(err('No.'));
    expect(requests).toEqual([
      grant,
      { command: 'publish', options: { folder: '/x', version: 'patch', draft: false, check: true } },
    ]);
  });

  test('opens the socket for its own user only', async () => {
    const { path } = await listen();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['no JSON', 'x\n'],
    ['an unknown command', '{"command":"drop tables","options":{}}\n'],
    ['an extra field', `${JSON.stringify({ ...grant, now: true })}\n`],
    ['a relative folder', '{"command":"publish","options":{"folder":"x"}}\n'],
    ['too many coins', '{"command":"coins grant","options":{"username":"nova","amount":1000001}}\n'],
  ])('refuses %s without running anything', async (_, line) => {
    const requests: OperatorCommand[] = [];
    const { path } = await listen(async (request) => {
      requests.push(request);
      return ok('');
    });
    expect(JSON.parse(await sendRaw(path, line))).toMatchObject({ ok: false });
    expect(requests).toEqual([]);
  });

  test('closes the connection on a line without an end', async () => {
    const { path } = await listen();
    expect(await sendRaw(path, 'x'.repeat(70_000))).toBe('');
  });

  test('reports a failure in general terms, and logs its details', async () => {
    const { path, failures } = await listen(async () => {
      throw new Error('secret path');
    });
    expect(await sendOperatorCommand(path, grant)).toEqual(err('The command failed. The server’s log has the reason.'));
    expect(failures).toHaveLength(1);
  });

  test('finishes a running command on close, and removes the socket', async () => {
    let finish = (): void => undefined;
    const started = new Promise<void>((resolve) => {
      void listen(
        () =>
          new Promise((done) => {
            resolve();
            finish = () => {
              done(ok('Done.'));
            };
          }),
        path,
      );
    });
    const answer = Promise.resolve().then(() => sendOperatorCommand(path, grant));
    await started;
    const closed = closing[0]?.();
    finish();
    expect(await answer).toEqual(ok('Done.'));
    await closed;
    expect(existsSync(path)).toBe(false);
  });
  const path = join(temporaryFolder(), 'control.sock');

  test('waits a limited time for a command that never ends', async () => {
    let begun = (): void => undefined;
    const started = new Promise<void>((resolve) => (begun = resolve));
    const endless = join(temporaryFolder(), 'control.sock');
    const close = await openControlChannel({
      path: endless,
      endMs: 20,
      failed: () => undefined,
      run: () => {
        begun();
        return new Promise(() => undefined);
      },
    });
    const answer = sendOperatorCommand(endless, grant);
    await started;
    await close();
    expect(await answer).toEqual(err(expect.stringContaining('stopped before it answered')));
  });

  test('replaces the socket of a killed server, but not of a running one', async () => {
    const { path: taken } = await listen();
    await expect(listen(undefined, taken)).rejects.toThrow('EADDRINUSE');
    const stale = join(temporaryFolder(), 'control.sock');
    writeFileSync(stale, '');
    expect((await listen(undefined, stale)).path).toBe(stale);
    expect(await sendOperatorCommand(stale, grant)).toEqual(ok('Done.'));
  });
});

describe('sendOperatorCommand', () => {
  test('distinguishes a missing server from a failed command', async () => {
    expect(await sendOperatorCommand(join(temporaryFolder(), 'control.sock'), grant)).toBeUndefined();
  });

  test('does not repeat a command if the server stops before it answers', async () => {
    const path = join(temporaryFolder(), 'control.sock');
    const server = createServer((socket) => socket.once('data', () => socket.destroy()));
    await new Promise<void>((resolve) => server.listen(path, resolve));
    expect(await sendOperatorCommand(path, grant)).toMatchObject({ ok: false });
    server.close();
  });
});

test.each(['pong', '{"ok":true}', 'null'])('reports an unreadable answer: %s', async (line) => {
  const path = join(temporaryFolder(), 'control.sock');
  const server = createServer((socket) => socket.once('data', () => socket.end(`${line}\n`)));
  await new Promise<void>((resolve) => server.listen(path, resolve));
  expect(await sendOperatorCommand(path, grant)).toEqual(
    err(expect.stringContaining('Cannot read the server’s answer')),
  );
  server.close();
});

test('opens no channel for a path that is too long for a socket', () => {
  expect(controlAddress({ dataFolder: '/data' })).toBe('/data/control.sock');
  expect(controlAddress({ dataFolder: `/${'long/'.repeat(30)}` })).toBeUndefined();
});
