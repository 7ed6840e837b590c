import { collectDefaultMetrics, Registry } from 'prom-client';

/** Creates the metrics of a server, with those of its process. */
export function createMetrics(): Registry {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  return metrics;
}
