import type { Registry } from 'prom-client';
import { Gauge, Histogram } from 'prom-client';
import { brand } from '../../../src/domain/shared/brand';
import type { Database, Opening } from '../database/database';

/** Measures the time until a connection to the database is available. Pass the result to `openDatabase`. */
export function measureConnections(metrics: Registry): Pick<Opening, 'onConnect'> {
  const wait = new Histogram({
    name: `${brand.identifier}_database_connection_wait_seconds`,
    help: 'Time until a pool gave a connection or refused one.',
    labelNames: ['pool'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2],
    registers: [metrics],
  });
  return { onConnect: (pool) => wait.startTimer({ pool }) };
}

/** Measures the use of the pools of connections. */
export function measurePools(metrics: Registry, database: Pick<Database, 'pools'>): void {
  new Gauge({
    name: `${brand.identifier}_database_connections`,
    help: 'Connections of each pool: used, idle, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [metrics],
    collect() {
      for (const { pool, used, idle, waiting } of database.pools()) {
        this.set({ pool, state: 'used' }, used);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
  new Gauge({
    name: `${brand.identifier}_database_connections_max`,
    help: 'Maximum number of connections of each pool.',
    labelNames: ['pool'],
    registers: [metrics],
    collect() {
      for (const { pool, max } of database.pools()) this.set({ pool }, max);
    },
  });
}
