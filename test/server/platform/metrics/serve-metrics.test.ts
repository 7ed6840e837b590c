import { afterEach, describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../server/platform/config/config-error';
import { Metrics } from '../../../../server/platform/metrics/metrics';
import { serveMetrics } from '../../../../server/platform/metrics/serve-metrics';
import { send } from '../../support/http-client';

const PORT = 9660;
const listening = { port: PORT, bind: '127.0.0.1' };

const request = (path: string, method = 'GET') =>
  send({ port: PORT, method, path, headers: { host: `127.0.0.1:${String(PORT)}` }, body: undefined });

describe('serveMetrics', () => {
  let stop: (() => Promise<void>) | undefined;
  afterEach(() => stop?.());

  test('answers GET /metrics only', async () => {
    const metrics = new Metrics();
    stop = await serveMetrics(metrics, listening);
    const answer = await request('/metrics');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(answer.text).toBe(metrics.render());
    const other = await Promise.all([request('/'), request('/metrics/x'), request('/metrics', 'POST')]);
    expect(other.map(({ status }) => status)).toEqual([404, 404, 405]);
  });

  test('names the variable if the port is in use, and frees the port when it stops', async () => {
    const first = await serveMetrics(new Metrics(), listening);
    const second = serveMetrics(new Metrics(), listening);
    await expect(second).rejects.toThrow(ConfigError);
    await expect(second).rejects.toThrow(/^HOLOCADE_METRICS_PORT: port 9660 .* in use/);
    await first();
    await expect(request('/metrics')).rejects.toThrow('ECONNREFUSED');
  });
});
