import type { PlayedBuild } from './play-build';

const MOST_BUTTONS = 3;
const ENOUGH_FRAMES = 10;

/**
 * Presses the buttons that enter XR, one after the other, lets each session draw for a moment and ends it. A page without such a
 * button is started by its start button first.
 */
export async function enterXr(build: PlayedBuild, sessionMs: number): Promise<void> {
  const hasButton = async (): Promise<boolean> => (await build.call('findButton', 'xr', 0)) !== 'null';
  if (!(await hasButton())) {
    await build.press('start', 0, () => true);
    await build.until(sessionMs / 2, () => false);
  }
  for (let index = 0; index < MOST_BUTTONS; index += 1) {
    const count = build.seen.reading?.sessions.length ?? 0;
    const entered = await build.press('xr', index, (reading) => (reading?.sessions.length ?? 0) > count);
    if (!entered) {
      if (!build.seen.isResponsive || (await build.call('findButton', 'xr', index)) === 'null') return;
      continue;
    }
    await build.until(sessionMs, (reading) => (reading?.sessions.at(-1)?.frames ?? 0) >= ENOUGH_FRAMES);
    await build.call('endSession');
    await build.until(sessionMs / 2, (reading) => reading?.inSession === false);
  }
}
