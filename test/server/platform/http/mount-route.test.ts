import { describe, expect, test, afterAll, beforeAll, beforeEach } from 'vitest';
import * as z from 'zod/mini';
import { route } from '../../../../server/platform/http/route';
import { defineCall } from '../../../../src/contract/define-call';
import { ok } from '../../../../src/domain/shared/result';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const clock = new FakeServerClock();
let asked = 0;

beforeEach(() => {
  asked = 0;
});

describe('answers in production', () => {
  let server: TestServer;
  const call = (name: string) =>
    defineCall({ method: 'GET', path: `/v1/test/${name}`, access: 'anyone', summary: 'A test.', data: z.int() });
  const counts = (name: string, cache?: 'public-short' | 'visitors-short') =>
    route(call(name), async () => ok({ data: (asked += 1) }), cache === undefined ? {} : { cache });

  beforeAll(async () => {
    const environment = { NODE_ENV: 'production', HOLOCADE_LOG_LEVEL: 'silent' };
    const routes = () => [counts('same', 'public-short'), counts('personal', 'visitors-short'), counts('plain')];
    server = await startTestServer({ demo: false, environment, clock, maxDelayMs: 0, routes });
  });

  afterAll(() => server.close());

  const numbers = async (path: string, cookie?: string) => {
    const one = async () => (await server.request(path, cookie === undefined ? {} : { cookie })).envelope().data;
    return new Set(await Promise.all([one(), one(), one()])).size;
  };

  test('computes one answer for a burst of visitors per complete address, and new ones for players and without a cache policy', async () => {
    expect(await numbers('/v1/test/same')).toBe(1);
    expect(asked).toBe(1);
    expect(await numbers('/v1/test/same?page=2')).toBe(1);
    expect(asked).toBe(2);
    expect(await numbers('/v1/test/same', '__Host-holocade=x')).toBe(3);
    expect(await numbers('/v1/test/personal')).toBe(1);
    expect(await numbers('/v1/test/personal', '__Host-holocade=x')).toBe(3);
    expect(await numbers('/v1/test/plain')).toBe(3);
  });
});
