import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { ServerClock } from '../system/server-clock';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';

const RESOLUTION_MS = 10;
const SAMPLE_MS = 1000;

interface LoadLimit {
  readonly clock: Pick<ServerClock, 'every'>;
  /** Mean delay of the event loop within a second, in milliseconds; 0 disables the limit. */
  readonly maxDelayMs: number;
}

/**
 * Refuses requests while the event loop is delayed by more than a limit. Returns a function that tests for this state. The measurement begins
 * when the server listens, because the start delays the event loop without any load.
 */
export function refuseUnderLoad(app: FastifyInstance, { clock, maxDelayMs }: LoadLimit): () => boolean {
  if (maxDelayMs === 0) return () => false;
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let isOverloaded = false;
  let cancel = (): void => undefined;
  const sample = (): void => {
    // The mean is NaN before the first measurement.
    isOverloaded = histogram.mean / 1e6 - RESOLUTION_MS > maxDelayMs;
    histogram.reset();
  };
  app.addHook('onListen', async () => {
    histogram.enable();
    cancel = clock.every(SAMPLE_MS, sample);
  });
  app.addHook('onClose', async () => {
    cancel();
    histogram.disable();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isOverloaded ? new RefusalError(refusal.unavailable()) : undefined);
  });
  return () => isOverloaded;
}
