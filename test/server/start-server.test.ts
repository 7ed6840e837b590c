import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'undici';
import { describe, expect, test, vi } from 'vitest';
import type { runOperatorCommand as run } from '../../server/platform/command-line/run-operator-command';
import { isListening } from '../../server/platform/command-line/control-address';
import { sendOperatorCommand } from '../../server/platform/command-line/send-operator-command';
import type { Pages } from '../../server/platform/rendering/pages.plugin';
import { startServer } from '../../server/start-server';
import { ok } from '../../src/domain/shared/result';
import { freePort } from './support/free-port';
import type { Answer } from './support/http-client';
import { send } from './support/http-client';
import { startOtlpReceiver } from './support/otlp-receiver';
import { silentServer } from './support/silent-server';
import { placeEmpty } from './support/snapshot';
import { temporaryFolder } from './support/temporary-folder';

const runOperatorCommand = vi.hoisted(() => vi.fn<typeof run>());
vi.mock('../../server/platform/command-line/run-operator-command', () => ({ runOperatorCommand }));

const port = await freePort();
const HOST = `holocade.localhost:${port}`;
const PASSWORD = 'Quiet-lake7-boat';
const pages: Pages = {
  renderer: { render: async () => ({ kind: 'html', status: 200, html: 'a page' }) },
  assets: { entry: '/assets/main.js', preload: [], parts: {}, styles: '', fonts: [] },
};
const environment = (folder: string, demo: '0' | '1') => ({
  NODE_ENV: 'test',
  PORT: String(port),
  HOLOCADE_DATA: folder,
  HOLOCADE_DEMO: demo,
  HOLOCADE_LOG_LEVEL: 'silent',
});

/** A data folder of an earlier server: creating a database takes longer than the tests. */
async function usedFolder(): Promise<string> {
  const folder = temporaryFolder();
  await placeEmpty(folder);
  return folder;
}

const statusOf = (path: string): Promise<number> =>
  send({ port, method: 'GET', path, headers: { host: HOST }, body: undefined }).then(
    ({ status }) => status,
    () => 0,
  );

/** Registers an account, so that an email is waiting. */
function registered(): Promise<Answer> {
  const fields = { email: 'vega@mail.test', username: 'vega-1', password: PASSWORD, password_confirmation: PASSWORD };
  const body = JSON.stringify(fields);
  const headers = {
    host: HOST,
    origin: `http://${HOST}`,
    'content-type': 'application/json',
    'content-length': body.length,
  };
  return send({ port, method: 'POST', path: '/v1/public/user/auth/register', headers, body });
}

const statuses = (): Promise<number[]> => Promise.all(['/readyz', '/healthz', '/'].map(statusOf));

describe('startServer', () => {
  test('listens once it can answer', { timeout: 120_000 }, async () => {
    let whileLoading: readonly number[] = [];
    const server = await startServer({
      environment: environment(temporaryFolder(), '0'),
      loadPages: async () => pages,
      fill: async () => {
        whileLoading = await statuses();
      },
    });
    expect(whileLoading).toEqual([0, 0, 0]);
    expect(await statuses()).toEqual([200, 200, 200]);
    await server.stop();
  });

  test('serves metrics on a second port, and nowhere without one', { timeout: 120_000 }, async () => {
    const folder = await usedFolder();
    const metricsPort = await freePort();
    const scrape = (from: number, host = `127.0.0.1:${from}`) =>
      send({ port: from, method: 'GET', path: '/metrics', headers: { host }, body: undefined });
    const server = await startServer({
      environment: { ...environment(folder, '0'), HOLOCADE_METRICS_PORT: String(metricsPort) },
      loadPages: async () => pages,
    });
    await statusOf('/healthz');
    await statusOf('/v1/public/no/such/call');
    const { text } = await scrape(metricsPort);
    expect(text).toContain(
      'holocade_http_request_duration_seconds_count{host="portal",method="GET",route="/healthz",status="200"} 1\n',
    );
    expect(text).toMatch(
      /holocade_http_request_duration_seconds_count\{host="portal",method="GET",route="[^"]*",status="404"\} 1\n/,
    );
    expect(text).not.toContain('/no/such/call');
    expect(text).toContain('holocade_ready 1\n');
    expect(text).toContain('holocade_realtime_connections 0\n');
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d*$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect((await scrape(port, HOST)).text).toBe('a page');
    await server.stop();
    await expect(scrape(metricsPort)).rejects.toThrow('ECONNREFUSED');
  });

  test('sends traces of requests and jobs to a collector', { timeout: 120_000 }, async () => {
    const folder = await usedFolder();
    const receiver = await startOtlpReceiver();
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_SERVICE_NAME: 'a portal' };
    const server = await startServer({
      environment: { ...environment(folder, '0'), ...settings },
      loadPages: async () => pages,
    });
    await statusOf('/healthz');
    await server.stop();
    const names = receiver.spans.filter(({ service }) => service === 'a portal').map(({ name }) => name);
    expect(names).toContain('GET /healthz');
    expect(names).toContain('job mails');
    await receiver.close();
  });

  test(
    'sends emails without a request, here into the development mailbox, and stops in order',
    { timeout: 120_000 },
    async () => {
      const folder = await usedFolder();
      const server = await startServer({ environment: environment(folder, '0'), loadPages: async () => pages });
      expect((await registered()).status).toBe(200);
      const inbox = { port, method: 'GET', path: '/api/mails?to=vega@mail.test', body: undefined };
      const arrived = async () => (await send({ ...inbox, headers: { host: `mail.${HOST}` } })).json();
      await vi.waitFor(async () => expect(await arrived()).toHaveLength(1), { timeout: 10_000, interval: 50 });
      expect(await arrived()).toMatchObject([{ subject: 'Please verify your email address' }]);
      await server.stop();
      expect(existsSync(join(folder, 'db.lock'))).toBe(false);
    },
  );

  test(
    'F25: stops within its time limit while a mail server accepts a connection but never responds',
    { timeout: 120_000 },
    async () => {
      const folder = await usedFolder();
      const silent = await silentServer();
      const settings = { ...environment(folder, '0'), HOLOCADE_SMTP_URL: silent.url };
      const server = await startServer({ environment: settings, loadPages: async () => pages });
      expect((await registered()).status).toBe(200);
      await silent.called;
      const begun = performance.now();
      await server.stop();
      expect(performance.now() - begun).toBeLessThan(5000);
      expect(existsSync(join(folder, 'db.lock'))).toBe(false);
      await silent.close();
    },
  );

  test('a running operator command delays only the close of the database', { timeout: 120_000 }, async () => {
    const folder = await usedFolder();
    const server = await startServer({ environment: environment(folder, '0'), loadPages: async () => pages });
    let begun = (): void => undefined;
    const started = new Promise<void>((resolve) => (begun = resolve));
    let finish = (): void => undefined;
    runOperatorCommand.mockImplementationOnce(async () => {
      begun();
      await new Promise<void>((resolve) => (finish = resolve));
      return { ok: true, value: existsSync(join(folder, 'db.lock')) ? 'The database is open.' : 'It is not.' };
    });
    const options = { username: 'nova', amount: 5 };
    const answer = sendOperatorCommand(join(folder, 'control.sock'), { command: 'coins grant', options });
    await started;
    const stopped = server.stop();
    await vi.waitFor(async () => expect(await statusOf('/healthz')).toBe(0), { timeout: 5000, interval: 50 });
    finish();
    expect(await answer).toEqual({ ok: true, value: 'The database is open.' });
    await stopped;
    expect(existsSync(join(folder, 'db.lock'))).toBe(false);
  });

  test('behind a proxy, serves open connections once more before it stops, and accepts no new ones and no commands', async () => {
    const folder = await usedFolder();
    const settings = { ...environment(folder, '0'), HOLOCADE_TRUST_PROXY: 'loopback' };
    const server = await startServer({ environment: settings, loadPages: async () => pages });
    const proxy = new Pool(`http://127.0.0.1:${port}`, { connections: 1 });
    const request = { method: 'GET', path: '/v1/public/global/home', headers: { host: HOST } } as const;
    await (await proxy.request(request)).body.dump();
    const stopped = server.stop();
    expect(await statusOf('/healthz')).toBe(0);
    expect(await isListening(join(folder, 'control.sock'))).toBe(false);
    const answer = await proxy.request(request);
    expect([answer.statusCode, answer.headers['connection']]).toEqual([200, 'close']);
    await answer.body.dump();
    await stopped;
    await proxy.close();
  }, 120_000);

  test('an operator command runs a job of the server at once', { timeout: 120_000 }, async () => {
    const folder = await usedFolder();
    const server = await startServer({ environment: environment(folder, '0'), loadPages: async () => pages });
    runOperatorCommand.mockImplementation(async ({ jobRunner }) =>
      ok((await jobRunner?.runNow('trends')) === true ? 'done' : 'not yet'),
    );
    const command = { command: 'job run', options: { job: 'trends' } } as const;
    const answer = () => sendOperatorCommand(join(folder, 'control.sock'), command);
    await vi.waitFor(async () => expect(await answer()).toEqual(ok('done')), { timeout: 10_000, interval: 50 });
    runOperatorCommand.mockReset();
    await server.stop();
  });

  test.each([
    ['there is no page renderer', async (): Promise<Pages> => Promise.reject(new Error('not built'))],
    [
      'the app cannot be built',
      async (): Promise<Pages> => ({
        ...pages,
        get renderer(): Pages['renderer'] {
          throw new Error('not built');
        },
      }),
    ],
  ])('releases the database if %s', { timeout: 60_000 }, async (_name, loadPages) => {
    const folder = await usedFolder();
    await expect(startServer({ environment: environment(folder, '0'), loadPages })).rejects.toThrow('not built');
    expect(existsSync(join(folder, 'db.lock'))).toBe(false);
  });
});
