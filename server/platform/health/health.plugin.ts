import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { ServerClock } from '../system/server-clock';
import type { Lifecycle } from './lifecycle';
import type { StorageWatch } from './storage-watch';

/** Longest wait for the database; balancers usually give up after five seconds. */
const LONGEST_PING_MS = 4000;

interface HealthDependencies {
  readonly database: Pick<Database, 'ping'>;
  readonly clock: ServerClock;
  readonly lifecycle: Lifecycle;
  readonly storage: Pick<StorageWatch, 'problem'>;
  /** True while the event loop is so late that calls are refused. */
  readonly isOverloaded: () => boolean;
}

/** Creates a check of the database. Concurrent requests share one query; a late answer counts as none. */
function databaseCheck({ database, clock }: HealthDependencies): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return () =>
    (running ??= new Promise<boolean>((resolve) => {
      const cancel = clock.after(LONGEST_PING_MS, () => resolve(false));
      void database.ping().then((answers) => {
        cancel();
        resolve(answers);
      });
    }).finally(() => {
      running = undefined;
    }));
}

/** Reports liveness and readiness to a supervisor. Served on every host, because supervisors connect by address. */
export async function health(app: FastifyInstance, deps: HealthDependencies): Promise<void> {
  const { lifecycle, storage, isOverloaded } = deps;
  const databaseAnswers = databaseCheck(deps);
  /** Returns the reason why calls are refused at present. */
  async function obstacle(): Promise<string | undefined> {
    if (lifecycle.state !== 'ready') return lifecycle.state;
    if (isOverloaded()) return 'overloaded';
    if (!(await databaseAnswers())) return 'no database';
    // The shutdown may have begun in the meantime.
    return lifecycle.state === 'ready' ? undefined : lifecycle.state;
  }
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const status = await obstacle();
    if (status !== undefined) return reply.code(503).header('retry-after', '5').send({ status });
    const problem = storage.problem();
    // Reads still work, and a full database would take every server out of the balancer.
    return reply.send(problem === undefined ? { status: 'ready' } : { status: 'read-only', problem });
  });
}
