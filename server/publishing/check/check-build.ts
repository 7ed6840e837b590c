import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { GameCapability } from '../../../src/domain/games/game-capability';
import type { Config } from '../../platform/config/config';
import type { StoredCheckReport } from '../../platform/database/schema/builds';
import type { ServerClock } from '../../platform/system/server-clock';
import type { BuildFile } from '../builds/scan-folder';
import type { Folders } from '../hosts/folders';
import { assessBuild, capabilitiesOf } from './assess-build';
import { openCheckBrowser } from './check-browser';
import type { CheckedGame, CheckHost } from './check-host';
import { startCheckHost } from './check-host';
import type { Observation } from './observation';
import { newObservation } from './observation';
import type { CheckLimits } from './play-build';
import { PlayedBuild, within } from './play-build';
import type { FilmFrame, RenderedMedia } from './render-media';
import { choosePictures, encodeTrailer, film, pictureSize, takePictures } from './render-media';
import { startBuild } from './start-build';

const MAX_BUTTONS = 3;
const ENOUGH_FRAMES = 10;

/**
 * Presses each button that enters XR, lets the session draw for a moment and ends it. Without such a button, presses
 * the start button first.
 */
async function enterXr(build: PlayedBuild, sessionMs: number): Promise<void> {
  const hasButton = async (): Promise<boolean> => (await build.call('findButton', 'xr', 0)) !== 'null';
  if (!(await hasButton())) {
    await build.press('start', 0, () => true);
    await build.until(sessionMs / 2, () => false);
  }
  for (let index = 0; index < MAX_BUTTONS; index += 1) {
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

/** A build to check. */
export interface BuildToCheck {
  /** Folder with the files of the build. */
  readonly folder: string;
  readonly files: readonly BuildFile[];
  readonly game: CheckedGame;
  /** True if pictures and a trailer are rendered as well. */
  readonly wantsMedia: boolean;
}

/** Result of playing a build in a browser. */
export interface BuildCheck {
  readonly report: StoredCheckReport;
  readonly capabilities: readonly GameCapability[];
  /** Undefined if not requested, or nothing was drawn. */
  readonly media: RenderedMedia | undefined;
}

export interface CheckDependencies {
  readonly config: Config;
  readonly folders: Folders;
  readonly clock: ServerClock;
  /** Path of a Chromium. */
  readonly executable: string;
  readonly searchPath: string;
  /** Default: `checkLimits`. */
  readonly limits?: CheckLimits;
}

/** Time limits of a check in milliseconds (docs/adr/0029). */
export const checkLimits: CheckLimits = {
  start: 60_000,
  quiet: 10_000,
  content: 3000,
  frames: 3000,
  session: 4000,
  trailer: 6000,
  all: 90_000,
};

const ENTRY_BYTES = 64 * 1024;

interface Played {
  readonly pictures: readonly Buffer[];
  readonly frames: readonly FilmFrame[];
}

/** Plays a build as a player would: waits for its first frame, watches it, enters XR. */
async function play(
  build: PlayedBuild,
  { limits, clock, wantsMedia }: { limits: CheckLimits; clock: ServerClock; wantsMedia: boolean },
  found: (played: Played) => void,
): Promise<void> {
  await startBuild(build, limits);
  await build.readParent();
  if (!build.seen.hasStarted) return;
  if (wantsMedia) {
    await build.call('hideButtons', true);
    const pictures = await takePictures(build.page, clock);
    found({ pictures, frames: [] });
    found({ pictures, frames: await film(build.page, clock, limits.trailer) });
    await within(clock, limits.session, build.page.setViewportSize(pictureSize));
    await build.call('hideButtons', false);
  }
  await enterXr(build, limits.session);
  await build.readParent();
}

async function requireWebGl(browser: Browser, studio: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(studio);
  const hasWebGl = await page.evaluate("document.createElement('canvas').getContext('webgl2') !== null");
  await page.close();
  if (hasWebGl !== true) throw new Error('The browser has no WebGL.');
}

async function playInBrowser(
  browser: Browser,
  host: CheckHost,
  { clock, limits, wantsMedia }: { clock: ServerClock; limits: CheckLimits; wantsMedia: boolean },
): Promise<{ readonly seen: Observation; readonly media: RenderedMedia | undefined }> {
  await requireWebGl(browser, host.studio);
  const context = await browser.newContext({ viewport: pictureSize, locale: 'en-GB', acceptDownloads: false });
  await context.route(`${host.staticOrigin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill(await host.readStatic(`${pathname}${search}`));
  });
  const page = await context.newPage();
  const seen = newObservation();
  const build = new PlayedBuild(page, host, clock, limits, seen);
  let played: Played = { pictures: [], frames: [] };
  const playing = async (): Promise<void> => {
    await within(clock, limits.session, page.goto(host.page, { waitUntil: 'commit' }));
    await play(build, { limits, clock, wantsMedia }, (found) => void (played = found));
  };
  await within(clock, limits.all, playing());
  await within(clock, limits.session, context.close());
  const chosen = await choosePictures(played.pictures);
  const encoding = { clock, limit: 4 * limits.trailer };
  const trailer = chosen && (await encodeTrailer(browser, host.studio, played.frames, encoding));
  return { seen, media: chosen && { ...chosen, trailer } };
}

/** True if the entry page is text with a tag in its first 64 KiB; empty pages have none. */
async function isHtml(folder: string): Promise<boolean> {
  const file = await open(join(folder, 'index.html')).catch(() => undefined);
  if (!file) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ENTRY_BYTES), 0, ENTRY_BYTES, 0);
    const start = buffer.subarray(0, bytesRead);
    return !start.includes(0) && /<[a-z!]/i.test(start.toString('latin1'));
  } catch {
    return false;
  } finally {
    await file.close();
  }
}

/**
 * Plays a build in a separate browser, under the policy of the games host and with an emulated headset, and reports its
 * behaviour. Always ends within the limits. Throws only when the browser itself fails.
 */
export async function checkBuild(input: BuildToCheck, deps: CheckDependencies): Promise<BuildCheck> {
  const { config, folders, clock, executable, searchPath, limits = checkLimits } = deps;
  const { folder, files, game, wantsMedia } = input;
  const entryIsHtml = await isHtml(folder);
  const workplace = await mkdtemp(join(tmpdir(), 'build-check-'));
  try {
    const host = await startCheckHost({ folder, game, config, folders, clock, workplace });
    try {
      const { browser, kill } = await openCheckBrowser({ ...host, executable, searchPath, home: workplace });
      try {
        const { seen, media } = entryIsHtml
          ? await playInBrowser(browser, host, { clock, limits, wantsMedia })
          : { seen: newObservation(), media: undefined };
        const report = assessBuild({
          ...{ seen, game, gameOrigin: host.gameOrigin, base: host.base },
          files: new Set(files.map(({ path }) => path)),
          bytesToFirstFrame: host.bytesUntil(seen.firstFrameAt ?? clock.now().getTime()),
          entryIsHtml,
          startSeconds: limits.start / 1000,
          checkedAt: clock.now().toISOString(),
        });
        return { report, capabilities: capabilitiesOf(seen), media };
      } finally {
        await kill();
      }
    } finally {
      await host.close();
    }
  } finally {
    await rm(workplace, { recursive: true, force: true, maxRetries: 5 });
  }
}
