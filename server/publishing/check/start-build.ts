import type { Observation } from './observation';
import type { CheckLimits, PlayedBuild } from './play-build';

/** True if a script threw an error or failed to load. */
const hasFatalFault = ({ errors, failed }: Observation): boolean =>
  errors.size > 0 || [...failed.values()].some(({ isScript }) => isScript);

type State = 'started' | 'failed' | 'waiting';

/** Judges a build by its page's state so far and the time without activity. */
function stateOf(build: PlayedBuild, limits: CheckLimits): State {
  const { seen, quietFor } = build;
  const { reading } = seen;
  if (seen.leftTo !== undefined || seen.hasCrashed) return 'failed';
  if (!reading) return 'waiting';
  if (reading.drawnAt !== null) return 'started';
  if (!reading.loaded) return 'waiting';
  if (hasFatalFault(seen)) return quietFor >= limits.quiet ? 'failed' : 'waiting';
  // A menu may wait for the player before anything is drawn on the canvas.
  const patience = reading.hasCanvas ? limits.quiet : limits.content;
  if (reading.isOffscreen && quietFor >= limits.content) return 'started';
  return reading.paintedAt !== null && quietFor >= patience ? 'started' : 'waiting';
}

/** Waits for the first frame, and counts the frames after it. */
export async function startBuild(build: PlayedBuild, limits: CheckLimits): Promise<void> {
  const { seen } = build;
  await build.until(limits.start, () => stateOf(build, limits) !== 'waiting');
  seen.hasStarted = stateOf(build, limits) === 'started';
  const first = seen.reading;
  if (!seen.hasStarted || !first) return;
  seen.firstFrameMs = Math.round(first.drawnAt ?? first.paintedAt ?? first.now);
  seen.firstFrameAt = first.timeOrigin + seen.firstFrameMs;
  if (first.drawnAt === null) return;
  await build.until(limits.frames, () => false);
  const last = seen.reading ?? first;
  const seconds = (last.now - first.now) / 1000;
  if (last.timeOrigin === first.timeOrigin && seconds > 0)
    seen.framesPerSecond = Math.round(((last.frames - first.frames) / seconds) * 10) / 10;
}
