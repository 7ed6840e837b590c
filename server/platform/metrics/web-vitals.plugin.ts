import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../../deps';
import type { Registry } from 'prom-client';
import { Histogram } from 'prom-client';
import * as z from 'zod/mini';
import { WEB_VITALS_PATH, wireWebVitals } from '../../../src/contract/web-vitals.contract';
import { brand } from '../../../src/domain/shared/brand';
import { limiter } from '../http/limiter';
import { refusal } from '../http/refusal';
import { RefusalError } from '../http/refusal-error';
import { fromOwnPage } from '../security/origin-guard';

const LIMIT = { max: 30, windowSeconds: 60 } as const;
/** Longest report, in bytes. */
const BODY_LIMIT = 512;
const TIMES = ['ttfb', 'lcp', 'inp'] as const;

/** Receives the web vitals of browsers. Reads no cookie and stores nothing but the sums of the metrics. */
export async function webVitals(
  app: FastifyInstance,
  { deps, metrics }: { readonly deps: Pick<ServerDependencies, 'limits' | 'urls'>; readonly metrics: Registry },
): Promise<void> {
  const labelNames = ['page', 'device'];
  const registers = [metrics];
  const times = new Histogram({
    name: `${brand.identifier}_web_vital_seconds`,
    help: 'Times of page loads in browsers: first byte (ttfb), largest contentful paint (lcp), interaction to next paint (inp).',
    labelNames: ['vital', ...labelNames],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
    registers,
  });
  const shift = new Histogram({
    name: `${brand.identifier}_web_vital_layout_shift`,
    help: 'Cumulative layout shift of page loads in browsers.',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    labelNames,
    registers,
  });
  const limit = limiter(deps, 'web-vitals', LIMIT);
  app.post(
    WEB_VITALS_PATH,
    {
      bodyLimit: BODY_LIMIT,
      onRequest: async (request) => {
        if (!fromOwnPage(request.method, request.headers, deps.urls.portalOrigin))
          throw new RefusalError(refusal.badOrigin());
        await limit(request);
      },
    },
    async ({ body }, reply) => {
      const parsed = z.safeParse(wireWebVitals, body);
      if (!parsed.success) throw new RefusalError(refusal.badRequest());
      const { page, device, cls, ...measured } = parsed.data;
      for (const vital of TIMES) {
        const milliseconds = measured[vital];
        if (milliseconds !== undefined) times.observe({ vital, page, device }, milliseconds / 1000);
      }
      if (cls !== undefined) shift.observe({ page, device }, cls);
      return reply.code(204).send();
    },
  );
}
