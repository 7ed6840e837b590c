import * as z from 'zod/mini';
import { reportLimits } from '../domain/bridge/runtime-report';
import { healthLimits } from '../domain/play/runtime-health';
import { defineCall } from './define-call';
import { wireSlug } from './wire-values';

const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
const message = z.string().check(z.minLength(1), z.maxLength(healthLimits.message), z.regex(/^[^\p{Cc}]*$/u));

export const buildHealth = defineCall({
  method: 'POST',
  path: '/v1/public/arcade/game/{game}/health',
  access: 'anyone',
  summary: 'Adds a sample to the health of a build: its start, script errors, failed loads and frame times.',
  params: z.object({ game: wireSlug }),
  body: z.strictObject({
    version: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Whether the build has drawn a frame or connected through the SDK. */
    started: z.boolean(),
    /** Milliseconds from the navigation to the first frame. */
    firstFrameMs: z.optional(count(reportLimits.firstFrameMs)),
    scriptErrors: z
      .array(z.strictObject({ message, count: count(healthLimits.count).check(z.minimum(1)) }))
      .check(z.maxLength(healthLimits.errors)),
    failedLoads: count(healthLimits.count),
    /** Numbers of frames by the time since the frame before: up to 12, 18 and 34 ms, and longer. */
    frames: z.array(count(reportLimits.frames)).check(z.length(4)),
  }),
  data: z.null(),
});
