import { Counter, Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { serveMetrics } from '../../../../server/platform/metrics/serve-metrics';
import { freePort } from '../../support/free-port';
import { send } from '../../support/http-client';

const port = await freePort();
const at = { port, bind: '127.0.0.1' };
const ask = (path: string, method = 'GET') =>
  send({ port, method, path, headers: { host: `127.0.0.1:${port}` }, body: undefined });

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

test('serveMetrics sends the metrics in the text format of Prometheus, and nothing else', async () => {
  const metrics = new Registry();
  new Counter({ name: 'plays_total', help: 'Plays.', registers: [metrics] }).inc(2);
  stops.push(await serveMetrics(metrics, at));
  const { status, headers, text } = await ask('/metrics');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(text).toBe('# HELP plays_total Plays.\n# TYPE plays_total counter\nplays_total 2\n');
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/metrics', 'POST')).status).toBe(405);
});

test('serveMetrics names the setting if its port is in use, and frees the port at its end', async () => {
  const stop = await serveMetrics(new Registry(), at);
  await expect(serveMetrics(new Registry(), at)).rejects.toThrow(
    `HOLOCADE_METRICS_PORT: port ${port} of 127.0.0.1 is in use`,
  );
  await stop();
  await expect(ask('/metrics')).rejects.toThrow('ECONNREFUSED');
});
