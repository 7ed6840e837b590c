import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { refusal } from '../../../../server/platform/http/refusal';
import { RefusalError } from '../../../../server/platform/http/refusal-error';
import { route } from '../../../../server/platform/http/route';
import { backgroundJobs } from '../../../../server/platform/jobs/background-jobs';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { projectRoot } from '../../../../server/platform/system/project-root';
import { openTelemetry } from '../../../../server/platform/tracing/open-telemetry';
import { tracedAsk, tracedJob, tracedStatements, tracedTransport } from '../../../../server/platform/tracing/traced';
import type { Tracing } from '../../../../server/platform/tracing/tracing';
import { defineCall } from '../../../../src/contract/define-call';
import { events } from '../../../../src/contract/realtime.contract';
import { ok } from '../../../../src/domain/shared/result';
import type { OtlpReceiver, ReceivedSpan } from '../../support/otlp-receiver';
import { startOtlpReceiver } from '../../support/otlp-receiver';
import { separateDatabase } from '../../support/separate-database';
import { silentLog } from '../../support/silent-log';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const SERVER_KIND = 2;
const INTERNAL_KIND = 1;
const CLIENT_KIND = 3;
const ERROR = 2;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

let receiver: OtlpReceiver;
let tracing: Tracing;
let server: TestServer | undefined;

beforeEach(async () => {
  receiver = await startOtlpReceiver();
  tracing = openTelemetry({ endpoint: receiver.endpoint, serviceName: 'a portal', share: 1 }, silentLog);
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await receiver.close();
});

const item = defineCall({
  ...{ method: 'POST', path: '/v1/test/{item}', access: 'anyone', summary: 'A test.' },
  params: z.object({ item: z.string() }),
  body: z.object({ text: z.string() }),
  data: z.string(),
});
const start = async (
  environment: Readonly<Record<string, string>> = {},
  log = silentLog,
  traced = tracing,
): Promise<TestServer> => {
  server = await startTestServer({
    ...{ demo: false, tracing: traced, environment, log },
    routes: ({ realtime }) => [
      route(item, async ({ params, afterCommit }) => {
        if (params.item === 'refused') throw new RefusalError(refusal.unavailable());
        log.info('handled');
        afterCommit(() => realtime.publish(events.friendsChanged, 'announcement.a', null));
        return ok({ data: params.item });
      }),
    ],
  });
  return server;
};
const named = (name: string): ReceivedSpan => {
  const found = receiver.spans.filter((span) => span.name === name);
  if (found.length !== 1 || !found[0]) throw new Error(`${String(found.length)} spans have the name ${name}.`);
  return found[0];
};
const body = { text: 'a secret text' };

describe('traces of requests', () => {
  test('contain the request, its handler and its publications, without values', async () => {
    const one = await start();
    expect((await one.request('/v1/test/a-secret-item', { body })).status).toBe(200);
    await tracing.stop();
    const request = named('POST /v1/test/:item');
    const handler = named('handle /v1/test/{item}');
    const publication = named('publish .friends.changed');
    expect(request).toMatchObject({
      ...{ service: 'a portal', kind: SERVER_KIND },
      details: { 'http.request.method': 'POST', 'http.route': '/v1/test/:item', 'http.response.status_code': 200 },
    });
    expect(request.parentSpanId ?? '').toBe('');
    expect([handler.kind, handler.traceId, handler.parentSpanId]).toEqual([
      ...[INTERNAL_KIND, request.traceId, request.spanId],
    ]);
    expect([publication.traceId, publication.parentSpanId]).toEqual([request.traceId, request.spanId]);
    expect(BigInt(request.endTimeUnixNano) >= BigInt(handler.endTimeUnixNano)).toBe(true);
    expect(JSON.stringify(receiver.spans)).not.toContain('secret');
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/v1/traces']);
  });

  test('contain the handler of a request whose body arrives later', async () => {
    let begun = (): void => undefined;
    const beginning = new Promise<void>((resolve) => (begun = resolve));
    const { begin } = tracing;
    const one = await start({}, silentLog, {
      ...tracing,
      begin(span) {
        begun();
        return begin(span);
      },
    });
    const text = JSON.stringify(body);
    const { host } = new URL(one.origin);
    const headers = { host, origin: one.origin, 'content-type': 'application/json', 'content-length': text.length };
    const late = httpRequest({ host: '127.0.0.1', port: one.port, path: '/v1/test/a', method: 'POST', headers });
    late.flushHeaders();
    await beginning;
    late.end(text);
    const [answer] = (await once(late, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    await tracing.stop();
    expect(named('handle /v1/test/{item}').parentSpanId).toBe(named('POST /v1/test/:item').spanId);
  });

  test('mark a failed request and its handler as errors', async () => {
    const one = await start();
    expect((await one.request('/v1/test/refused', { body })).status).toBe(503);
    await tracing.stop();
    expect(named('POST /v1/test/:item').status?.code).toBe(ERROR);
    expect(named('handle /v1/test/{item}').status?.code).toBe(ERROR);
  });

  test('continue the trace of a trusted proxy, and of nobody else', async () => {
    const one = await start({ HOLOCADE_TRUST_PROXY: '127.0.0.1' });
    await one.request('/v1/test/a', { body, headers: { traceparent: TRACEPARENT } });
    await one.request('/healthz', { headers: { traceparent: TRACEPARENT.replace('01', 'x1') } });
    await one.close();
    server = await startTestServer({ demo: false, tracing, environment: { HOLOCADE_TRUST_PROXY: '192.0.2.1' } });
    await server.request('/readyz', { headers: { traceparent: TRACEPARENT } });
    await tracing.stop();
    expect(named('POST /v1/test/:item')).toMatchObject({ traceId: TRACE, parentSpanId: '00f067aa0ba902b7' });
    expect(named('GET /healthz').traceId).not.toBe(TRACE);
    expect(named('GET /readyz').traceId).not.toBe(TRACE);
  });

  test('write their ids to the log lines of the request', async () => {
    const lines: Record<string, unknown>[] = [];
    const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
    const log = createLogger({ logLevel: 'info' }, destination, () => tracing.ids());
    const one = await start({}, log);
    await one.request('/v1/test/a', { body });
    log.info('outside');
    await tracing.stop();
    const lineOf = (message: string) => lines.find(({ msg }) => msg === message);
    const { traceId, spanId } = named('POST /v1/test/:item');
    expect(lineOf('answered')).toMatchObject({ trace: traceId, span: spanId });
    expect(lineOf('handled')).toMatchObject({ trace: traceId, span: named('handle /v1/test/{item}').spanId });
    expect(lineOf('outside')).not.toHaveProperty('trace');
  });
});

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];

test.runIf(url !== undefined)('the statements of a call to PostgreSQL belong to its handler', async () => {
  const shared = await separateDatabase(url ?? '', silentLog);
  const database = await openPostgresDatabase(shared.url, silentLog, tracedStatements(tracing));
  const read = route(item, async ({ tx }) => {
    await tx.execute(sql`select ${'a secret'}::text`);
    return ok({ data: 'done' });
  });
  server = await startTestServer({ demo: false, tracing, database, log: silentLog, routes: () => [read] });
  await server.request('/v1/test/a', { body });
  await database.db.execute('select 2');
  await tracing.stop();
  const statement = receiver.spans.find(({ details }) => details['db.query.text'] === 'select $1::text');
  expect(statement).toMatchObject({ name: 'select', kind: CLIENT_KIND, details: { 'db.system.name': 'postgresql' } });
  expect(statement?.parentSpanId).toBe(named('handle /v1/test/{item}').spanId);
  expect(JSON.stringify(receiver.spans)).not.toMatch(/secret|select 2/);
  await shared.database.close();
});

test('only the setting loads the packages that send traces', () => {
  const sources = readdirSync(join(projectRoot, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, readFileSync(join(projectRoot, 'server', file), 'utf8')] as const);
  const importing = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);
  expect(importing(/@opentelemetry\//)).toEqual(['platform/tracing/open-telemetry.ts']);
  expect(importing(/from '[^']*open-telemetry'/)).toEqual([]);
  expect(importing(/import\('[^']*open-telemetry'\)/)).toEqual(['start-server.ts']);
});

test('a share of 0 records nothing, and a request outside the sample works', async () => {
  const none = openTelemetry({ endpoint: receiver.endpoint, serviceName: 'a portal', share: 0 }, silentLog);
  server = await startTestServer({ demo: false, tracing: none });
  expect((await server.request('/healthz')).status).toBe(200);
  await none.stop();
  expect(receiver.spans).toEqual([]);
});

test('a collector that does not answer is reported once it is given up, and stops nothing', async () => {
  const problems: unknown[] = [];
  const log = createLogger({ logLevel: 'warn' }, { write: (line) => void problems.push(JSON.parse(line)) });
  const nowhere = openTelemetry({ endpoint: 'http://127.0.0.1:1', serviceName: 'a portal', share: 1 }, log);
  nowhere.begin({ name: 'a span', kind: 'internal' }).end();
  await nowhere.stop();
  expect(problems).toMatchObject([{ msg: 'Traces could not be sent.' }]);
});

test('tracedAsk sends traceparent with a payment, and traces it as a client', async () => {
  const asked: (RequestInit | undefined)[] = [];
  const ask = tracedAsk(tracing, (_address, init) => {
    asked.push(init);
    return Promise.resolve(new Response());
  });
  await ask('https://pay.example/v1/checkouts/secret', { method: 'POST', headers: { authorization: 'Bearer secret' } });
  await tracing.stop();
  const span = named('POST pay.example');
  expect(span.kind).toBe(CLIENT_KIND);
  expect(asked[0]?.headers).toEqual({
    authorization: 'Bearer secret',
    traceparent: `00-${span.traceId}-${span.spanId}-01`,
  });
  expect(JSON.stringify(receiver.spans)).not.toContain('secret');
});

test('jobs and emails have spans, and a failed job is an error', async () => {
  const [mails] = backgroundJobs(undefined);
  if (!mails) throw new Error('There is no job.');
  const send = tracedTransport(tracing, { send: async () => ok(undefined), close: async () => undefined });
  const email = { id: 'a', recipient: 'vega@mail.test', subject: 'secret', text: '', html: '' };
  const one = await start();
  const run = async () => {
    await send.send(email);
    throw new Error('no');
  };
  await expect(tracedJob(tracing)({ ...mails, run }).run(one.deps, new AbortController().signal)).rejects.toThrow('no');
  await tracing.stop();
  const job = named('job mails');
  expect(job.status?.code).toBe(ERROR);
  expect(named('send email')).toMatchObject({ parentSpanId: job.spanId, details: { 'email.id': 'a' } });
  expect(JSON.stringify(receiver.spans)).not.toMatch(/secret|vega/);
});
