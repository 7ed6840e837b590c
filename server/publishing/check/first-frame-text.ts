import { firstFrameLimits, judgeFirstFrame } from '../../../src/domain/play/first-frame';
import type { StoredCheckReport } from '../../platform/database/schema/builds';

/** Download rate for which the wait is estimated. The check itself loads the build from its own machine. */
const MEGABITS_PER_SECOND = 10;
const BYTES_PER_MS = (MEGABITS_PER_SECOND * 1_000_000) / 8 / 1_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

type Measured = Pick<StoredCheckReport, 'bytesToFirstFrame'> & { readonly firstFrameMs: number };

/** Time from the press on Play to the first frame: the measured time, and the download over an ordinary connection. */
const waitOf = ({ firstFrameMs, bytesToFirstFrame }: Measured) => {
  const download = bytesToFirstFrame / BYTES_PER_MS;
  return { download, total: firstFrameMs + download };
};

/** Describes a player's wait for the first frame, such as "about 1.2 s at 10 Mbit/s (good: up to 2.5 s)". */
export function firstFrameWait(measured: Measured): string {
  const { total } = waitOf(measured);
  const verdict = judgeFirstFrame(total);
  const limit = `up to ${seconds(firstFrameLimits.good)}`;
  const judged = verdict === 'good' ? `good: ${limit}` : `${verdict}; good is ${limit}`;
  return `about ${seconds(total)} at ${MEGABITS_PER_SECOND} Mbit/s (${judged})`;
}

/** Advice for a build with a long wait for the first frame: the cause and what to do. Empty for a good one. */
export function firstFrameAdvice(measured: Measured): readonly string[] {
  const { download, total } = waitOf(measured);
  if (judgeFirstFrame(total) === 'good') return [];
  const start = `The first frame takes ${firstFrameWait(measured)}.`;
  return download > measured.firstFrameMs
    ? [`${start} Most of it is the download: load what the first frame needs, and the rest after it.`]
    : [`${start} Most of it is work of the page: draw a simple frame first, then build the scene in steps.`];
}
