import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../../../server/platform/database/schema';
import { fromOwnPage } from '../../../../server/platform/security/origin-guard';
import { calls } from '../../../../src/contract/calls';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
});
afterAll(() => server.close());

const ORIGINS: Readonly<Record<string, Record<string, string | undefined>>> = {
  'a sibling game': { origin: 'http://one.play.holocade.localhost:9200' },
  'a foreign site': { origin: 'https://evil.test' },
  'an opaque origin': { origin: 'null' },
  'the other scheme': { origin: 'https://holocade.localhost:9200' },
  'another port': { origin: 'http://holocade.localhost:9201' },
  'no origin, but a cookie': { origin: undefined, cookie: '__Host-holocade=x' },
  'a request marked same-site by the browser': { 'sec-fetch-site': 'same-site' },
};

const GENERAL_LIMIT = 300;
const unsafe = Object.values(calls).filter(({ method }) => method !== 'GET');

async function countRows(): Promise<readonly number[]> {
  const { db } = server.deps.database;
  return Promise.all(Object.values(schema).map((table) => db.$count(table, sql`true`)));
}

describe('every call that changes data', () => {
  test.each(Object.entries(ORIGINS))('T04: is refused from %s, and nothing is stored', async (_name, headers) => {
    const before = await countRows();
    for (const { method, path } of unsafe) {
      const url = path.replaceAll(/\{\w+\}/g, 'lantern-drift');
      const answer = await server.request(url, { method, body: {}, headers });
      expect(`${path} ${answer.status} ${answer.envelope().status.debug}`).toBe(`${path} 403 err_origin`);
    }
    expect(await countRows()).toEqual(before);
  });

  test('is accepted from a page of the portal', async () => {
    const answer = await server.request(calls.validateEmail.path, {
      body: { email: 'a@b.test' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status).toBe(200);
  });
});

describe('requests that another site triggers in a visitor’s browser', () => {
  test("do not count towards the visitor's limit", async () => {
    const limited = await startTestServer({ demo: false, environment: { NODE_ENV: 'production' }, maxDelayMs: 0 });
    const ask = (headers: Record<string, string>) =>
      limited.request(calls.validateEmail.path, { body: { email: 'a@b.test' }, headers, ip: '192.0.2.1' });
    const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
    const refused = await Promise.all(Array.from({ length: GENERAL_LIMIT + 1 }, () => ask(foreign)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]));
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    await limited.close();
  });
});

describe('fromOwnPage', () => {
  test('accepts a program without cookies, which is not a browser', () => {
    expect(fromOwnPage('POST', {}, 'http://a.test')).toBe(true);
  });

  test('never checks the origin of a reading request', () => {
    expect(fromOwnPage('GET', { origin: 'https://evil.test', cookie: 'x=1' }, 'http://a.test')).toBe(true);
  });
});
