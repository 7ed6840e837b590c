import * as z from 'zod/mini';
import { DEVICE_CLASSES, PAGE_TYPES } from '../domain/telemetry/web-vitals';

/** Address of the reports of web vitals; no call, because the server reads no cookie for it. */
export const WEB_VITALS_PATH = '/v1/public/web-vitals';

const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(600_000)));

/** Web vitals of one page load: times in milliseconds, and the layout shift without unit. Values that the browser did not measure are missing. */
export const wireWebVitals = z.strictObject({
  page: z.enum(PAGE_TYPES),
  device: z.enum(DEVICE_CLASSES),
  ttfb: milliseconds,
  lcp: milliseconds,
  inp: milliseconds,
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
});

export type WireWebVitals = z.output<typeof wireWebVitals>;
