import { once } from 'node:events';
import { createServer } from 'node:http';
import { ConfigError } from '../config/config-error';
import type { Metrics } from './metrics';

interface Listening {
  readonly port: number;
  readonly bind: string;
}

/**
 * Serves `/metrics` on a port of its own, because they are not public. Returns a function that stops. Throws
 * `ConfigError` if the port is in use.
 */
export async function serveMetrics(metrics: Metrics, { port, bind }: Listening): Promise<() => Promise<void>> {
  const server = createServer(({ url, method }, answer) => {
    if (url !== '/metrics') answer.writeHead(404).end();
    else if (method !== 'GET') answer.writeHead(405, { allow: 'GET' }).end();
    else answer.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(metrics.render());
  });
  server.listen(port, bind);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new ConfigError('HOLOCADE_METRICS_PORT', `port ${String(port)} of ${bind} is in use. Choose another one.`);
    throw error;
  }
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
