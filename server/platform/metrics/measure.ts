import type { FastifyInstance } from 'fastify';
import { brand } from '../../../src/domain/shared/brand';
import type { Lifecycle } from '../health/lifecycle';
import type { Metrics } from './metrics';

interface Measured {
  readonly metrics: Metrics;
  readonly realtime: { connections(): number };
  readonly lifecycle: Lifecycle;
}

/** A route of files: it ends in a wildcard or in the extension of a file. */
const FILES = /(\*|\.[^/]+)$/;

/** Returns the name of a route in metrics; files share the name of their first folder. */
export function routeName(url: string | undefined): string {
  if (url === undefined) return 'none';
  if (!FILES.test(url)) return url;
  const [, folder = '', ...below] = url.split('/');
  return below.length === 0 ? '/*' : `/${folder}/*`;
}

/** Counts every answer by the pattern of its route, and adds the state of the server. Call it before adding routes. */
export function measure(app: FastifyInstance, { metrics, realtime, lifecycle }: Measured): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    metrics.count({
      method,
      route: routeName(routeOptions.url),
      status: statusCode,
      seconds: elapsedTime / 1000,
    });
  });
  metrics.add(
    {
      name: `${brand.identifier}_ready`,
      help: '1 while the server can handle requests.',
      type: 'gauge',
      read: () => Number(lifecycle.state === 'ready'),
    },
    {
      name: `${brand.identifier}_realtime_connections`,
      help: 'Open realtime connections.',
      type: 'gauge',
      read: () => realtime.connections(),
    },
  );
}
