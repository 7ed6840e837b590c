import * as z from 'zod/mini';
import { reportLimits } from '../domain/bridge/runtime-report';
import { healthLimits } from '../domain/play/runtime-health';
import { defineCall } from './define-call';
import { noData, wireSlug } from './wire-values';

const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
const message = z.string().check(z.minLength(1), z.maxLength(healthLimits.message), z.regex(/^[^\p{Cc}]*$/u));

export const buildHealth = defineCall({
  method: 'POST',
  path: '/v1/public/arcade/game/{game}/health',
  access: 'anyone',
  keepalive: true,
  summary: 'Adds a sample to the health of a build: its start, script errors, failed loads and frame times.',
  params: z.object({ game: wireSlug }),
  body: z.strictObject({
    version: z.string().check(z.minLength(1), z.maxLength(64)),
    /** True if the build has drawn a frame or connected through the SDK. */
    started: z.boolean(),
    /** Time from navigation to the first frame, in milliseconds. */
    firstFrameMs: z.optional(count(reportLimits.firstFrameMs)),
    scriptErrors: z
      .array(z.strictObject({ message, count: count(healthLimits.count).check(z.minimum(1)) }))
      .check(z.maxLength(healthLimits.errors)),
    failedLoads: count(healthLimits.count),
    /** Frame counts by frame time: up to 12 ms, up to 18 ms, up to 34 ms, longer. */
    frames: z.array(count(reportLimits.frames)).check(z.length(4)),
  }),
  data: noData,
});
