import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { Lifecycle } from './lifecycle';

/** Reports liveness and readiness to a supervisor. Served on every host, because supervisors connect by address. */
export async function health(
  app: FastifyInstance,
  { database, lifecycle }: { database: Database; lifecycle: Lifecycle },
): Promise<void> {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (lifecycle.state !== 'ready')
      return reply.code(503).header('retry-after', '5').send({ status: lifecycle.state });
    const reachable = await database.ping();
    return reachable
      ? reply.send({ status: 'ready' })
      : reply.code(503).header('retry-after', '5').send({ status: 'no database' });
  });
}
