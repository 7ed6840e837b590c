import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WireWebVitals } from '../../../../src/contract/web-vitals.contract';
import { WEB_VITALS_PATH } from '../../../../src/contract/web-vitals.contract';
import { DEVICE_CLASSES, PAGE_TYPES } from '../../../../src/domain/telemetry/web-vitals';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const metrics = new Registry();
const environment = { HOLOCADE_METRICS_PORT: '9201', HOLOCADE_WEB_VITALS_PERCENT: '100' };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false, metrics, environment });
});
afterAll(() => server.close());
beforeEach(() => metrics.resetMetrics());

let address = 0;
const report = (body: unknown, headers: Readonly<Record<string, string>> = {}) => {
  address += 1;
  return server.request(WEB_VITALS_PATH, { body, headers, ip: `192.0.2.${String(address)}` });
};
const vitals: WireWebVitals = { page: 'game', device: 'headset', ttfb: 90, lcp: 2400, inp: 40, cls: 0.02 };

test('counts the web vitals of a page load by page and device', async () => {
  const answer = await report(vitals, { cookie: '__Host-holocade=a; p1_uuid=b' });
  expect([answer.status, answer.text, answer.setCookies]).toEqual([204, '', []]);
  await report({ page: 'home', device: 'desktop', ttfb: 90 });
  const text = await metrics.metrics();
  const game = 'page="game",device="headset"';
  expect(text).toContain(`holocade_web_vital_seconds_sum{vital="lcp",${game}} 2.4\n`);
  expect(text).toContain(`holocade_web_vital_seconds_bucket{le="2.5",vital="lcp",${game}} 1\n`);
  expect(text).toContain(`holocade_web_vital_seconds_sum{vital="inp",${game}} 0.04\n`);
  expect(text).toContain(`holocade_web_vital_layout_shift_sum{${game}} 0.02\n`);
  expect(text).toContain('holocade_web_vital_seconds_count{vital="ttfb",page="home",device="desktop"} 1\n');
  expect(text).not.toContain('vital="lcp",page="home"');
});

test.each([
  ['an unknown page', { ...vitals, page: 'x'.repeat(40) }],
  ['an unknown device', { ...vitals, device: 'toaster' }],
  ['an identifier', { ...vitals, user: 'nova' }],
  ['a negative time', { ...vitals, lcp: -1 }],
  ['an infinite time', '{"page":"game","device":"mobile","lcp":1e999}'],
  ['a text as time', { ...vitals, inp: '1' }],
  ['a list', [vitals]],
  ['nothing', ''],
])('refuses a report with %s, and counts nothing of it', async (_name, body) => {
  expect((await report(body)).status).toBe(400);
  expect(await metrics.metrics()).not.toMatch(/^holocade_web_vital_\w+\{/m);
});

test('refuses a report of more than 512 bytes', async () => {
  expect((await report({ ...vitals, page: 'x'.repeat(512) })).status).toBe(413);
});

test('refuses a report from another site', async () => {
  expect((await report(vitals, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await report(vitals, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
});

test('accepts 30 reports of one address in a minute', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push((await server.request(WEB_VITALS_PATH, { body: vitals, ip: '198.51.100.1' })).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test('all reports together create a bounded number of series', async () => {
  for (const page of PAGE_TYPES) for (const device of DEVICE_CLASSES) await report({ ...vitals, page, device });
  const series = (await metrics.metrics()).match(/^holocade_web_vital_\w+_count\{/gm) ?? [];
  expect(series).toHaveLength(PAGE_TYPES.length * DEVICE_CLASSES.length * 4);
});

test('a portal without the setting has no such address', async () => {
  const other = await startTestServer({ demo: false, metrics: new Registry() });
  expect((await other.request(WEB_VITALS_PATH, { body: vitals })).status).toBe(404);
  await other.close();
});
