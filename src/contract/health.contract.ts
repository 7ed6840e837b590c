import * as z from 'zod/mini';
import { frameBounds, reportLimits } from '../domain/bridge/runtime-report';
import { errorKinds, healthLimits, stackSize } from '../domain/play/runtime-health';
import { defineCall } from './define-call';
import { noData, wireSlug } from './wire-values';

const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
const message = z.string().check(z.minLength(1), z.maxLength(reportLimits.message), z.regex(/^[^\p{Cc}]*$/u));
const stack = z.string().check(z.minLength(1), z.maxLength(reportLimits.stack), z.regex(/^(?:\n|[^\p{Cc}])*$/u));
const times = z.array(count(reportLimits.frames)).check(z.length(frameBounds.length + 1));

export const buildHealth = defineCall({
  method: 'POST',
  path: '/v1/public/arcade/game/{game}/health',
  access: 'anyone',
  keepalive: true,
  summary:
    'Adds one play to the health of a build: its start, errors, failed loads and frame times. Reports beyond the limits of a visitor and a game succeed but are not counted.',
  params: z.object({ game: wireSlug }),
  body: z.strictObject({
    version: z.string().check(z.minLength(1), z.maxLength(64)),
    /** True if the build has drawn a frame or connected through the SDK. */
    started: z.boolean(),
    /** Time from navigation to the first frame, in milliseconds. */
    firstFrameMs: z.optional(count(reportLimits.firstFrameMs)),
    /** Different errors; the message of a failed load is its path. */
    errors: z
      .array(
        z.strictObject({
          kind: z.enum(errorKinds),
          message,
          stack: z.optional(stack),
          count: count(healthLimits.count).check(z.minimum(1)),
        }),
      )
      .check(
        z.maxLength(healthLimits.errors),
        z.refine(
          (errors) => stackSize(errors) <= healthLimits.stackBytes,
          `stacks must not exceed ${String(healthLimits.stackBytes / 1024)} KiB`,
        ),
      ),
    /** Frame counts by the time since the previous frame: up to 7, 9, 12, 14, 18, 23, 34, 50, 67, 100 and 200 ms, and longer. */
    frames: z.strictObject({ screen: times, vr: times }),
  }),
  data: noData,
});
