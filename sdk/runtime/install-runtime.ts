import { FRAME_REPORT, runtimeParameters, FRAME_COVER } from '../../src/domain/bridge/game-parameters';
import { parseOrigin } from '../../src/domain/bridge/page-origin';
import type { RuntimeReport, CoverMessage } from '../../src/domain/bridge/runtime-report';
import { reportLimits, reportMessage, parseCoverMessage } from '../../src/domain/bridge/runtime-report';
import { pausePage } from '../adapters/common/pause-page';
import { silencePage } from '../adapters/common/silence-page';
import type { Events } from '../index';
import { followXr } from './follow-xr';
import { FrameCounter } from './frame-counter';
import type { GameWindow, Report } from './game-window';
import { reportErrors } from './report-errors';
import { reportFirstFrame } from './report-first-frame';

const INPUTS = ['pointerdown', 'keydown', 'touchstart'] as const;
const GAMEPAD_EVERY = 250;

/** Reports the start of a play at the first input after the page has loaded. */
export class PlayStart {
  #played = false;

  constructor(
    private readonly own: GameWindow,
    private readonly report: Report,
  ) {
    for (const input of INPUTS) own.addEventListener(input, () => this.begin(), { capture: true, passive: true });
  }

  /** True after an input, until the play is stopped. */
  get played(): boolean {
    return this.#played;
  }

  /** Records an input. */
  begin(): void {
    if (this.#played || this.own.document.readyState !== 'complete') return;
    this.#played = true;
    this.report({ type: 'gameplay-start' });
  }

  /** Ends the play until the next input, since the headset session has ended. */
  stop(): void {
    this.#played = false;
  }
}

/** Polls gamepad buttons from the first connection of a gamepad. */
export function followGamepads(own: GameWindow, play: PlayStart): void {
  own.addEventListener(
    'gamepadconnected',
    () => {
      own.setInterval(() => {
        if (play.played) return;
        for (const pad of own.navigator.getGamepads()) {
          if (pad?.buttons.some(({ pressed }) => pressed)) play.begin();
        }
      }, GAMEPAD_EVERY);
    },
    { once: true },
  );
}

/**
 * Pauses and mutes a page or frame of the game on the portal's messages to the game's page `framed`. The portal sends them only to a
 * document without the SDK. A frame that loads while the game is covered starts with the last message.
 */
export function followCover(own: GameWindow, framed: GameWindow, portal: string, isPlayed: () => boolean): void {
  const listeners = new Map<string, () => void>();
  const on = (name: string, listener: () => void) => {
    listeners.set(name, listener);
    return () => listeners.delete(name);
  };
  const events = { on } as unknown as Events;
  pausePage(own, events, isPlayed);
  silencePage(own, events);
  let last: CoverMessage | undefined;
  const apply = (message: CoverMessage) => {
    last = message;
    listeners.get(message.paused ? 'pause' : 'resume')?.();
    listeners.get(message.muted ? 'mute' : 'unmute')?.();
  };
  const left = new AbortController();
  const received = ({ source, origin, data }: MessageEvent) => {
    if (source !== framed.parent || origin !== portal) return;
    const message = parseCoverMessage(data);
    if (message !== undefined) apply(message);
  };
  framed.addEventListener('message', received, { signal: left.signal });
  if (own === framed) {
    own.addEventListener(FRAME_COVER, (event) => {
      if (last !== undefined) (event as CustomEvent<(message: CoverMessage) => void>).detail(last);
    });
    return;
  }
  framed.dispatchEvent(new CustomEvent(FRAME_COVER, { detail: apply }));
  // Otherwise the game's page would keep every earlier document of its frames in memory.
  own.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) left.abort();
  });
}

/** Milliseconds between two reports. At most this part of a play is missing from its sums, because the portal removes the frame without waiting. */
const SAMPLE_EVERY = 5_000;
const DEPTH_MAX = 8;
const MAX_ID = 2 ** 48;

/**
 * Returns the page in the portal's frame: this page, or an ancestor of the same origin. Returns undefined if neither is in the portal's
 * frame.
 */
function framedPage(own: GameWindow): GameWindow | undefined {
  let page = own;
  try {
    // A page can replace its `parent`, so the search is limited.
    for (let depth = 0; depth < DEPTH_MAX; depth += 1) {
      if (page.location.origin !== own.location.origin) return undefined;
      if (page.parent === page.top) return page.parent === page ? undefined : page;
      page = page.parent as GameWindow;
    }
  } catch {
    // Pages of another origin are not readable.
  }
  return undefined;
}

/**
 * Reports the lifecycle of this page to the portal. A frame within the game sends its reports through the game's page. Does nothing
 * outside the portal.
 */
export function installRuntime(own: GameWindow, parameters: URLSearchParams, emulated: boolean): void {
  const portal = parameters.get(runtimeParameters.portal);
  if (portal === null || parseOrigin(portal) === undefined) return;
  const page = framedPage(own);
  if (page === undefined) return;
  const id = Math.floor(Math.random() * MAX_ID);
  const status = Number(parameters.get(runtimeParameters.status) ?? 0);
  const report: Report =
    page === own
      ? (content) => own.parent.postMessage(reportMessage(id, content), portal)
      : (content) => {
          // Times are relative to the navigation of the game's page.
          const later = Math.round(own.performance.timeOrigin - page.performance.timeOrigin);
          const detail =
            content.type === 'first-frame'
              ? { ...content, ms: Math.min(reportLimits.firstFrameMs, content.ms + later) }
              : content;
          page.dispatchEvent(new CustomEvent(FRAME_REPORT, { detail }));
        };
  if (page === own) reportPage(own, report, status);
  if (status > 0) {
    if (page !== own) report({ type: 'load-failed', path: own.location.pathname, kind: 'other' });
    return;
  }
  const flushErrors = reportErrors(own, report);
  const counter = new FrameCounter();
  counter.countWindow(own);
  const firstFrame = reportFirstFrame(own, report);
  const play = new PlayStart(own, report);
  followGamepads(own, play);
  let inHeadset: Extract<RuntimeReport, { readonly type: 'xr' }> | undefined;
  followXr(own, emulated, {
    report: (content) => {
      if (content.type === 'xr') inHeadset = content.signal === 'end' ? undefined : content;
      report(content);
    },
    started: (session) => {
      counter.countSession(session, inHeadset?.emulated === false ? 'vr' : 'screen', firstFrame);
      for (const input of ['selectstart', 'squeezestart']) session.addEventListener(input, () => play.begin());
    },
    ended: () => play.stop(),
  });
  followCover(own, page, portal, () => play.played);

  const sendSums = () => {
    flushErrors();
    for (const frames of counter.take()) report({ type: 'frames', ...frames });
  };
  own.setInterval(sendSums, SAMPLE_EVERY);
  own.addEventListener('pagehide', ({ persisted }) => {
    sendSums();
    // A page in the back/forward cache returns with the same document.
    if (persisted) return;
    if (page === own) report({ type: 'left' });
    // The session of a frame ends with its document, without an event.
    else if (inHeadset) report({ ...inHeadset, signal: 'end' });
  });
}

/** Reports the start, the load and the error status of the game's page, and forwards reports of its frames. */
function reportPage(own: GameWindow, report: Report, status: number): void {
  report({ type: 'begun', isolated: own.crossOriginIsolated === true });
  if (status > 0) report({ type: 'http-error', status });
  const loaded = () => report({ type: 'loaded' });
  if (own.document.readyState === 'complete') loaded();
  else own.addEventListener('load', loaded, { once: true });
  if (status > 0) return;
  let faults = 0;
  own.addEventListener(FRAME_REPORT, (event) => {
    const { detail } = event as CustomEvent<RuntimeReport>;
    const isFault = detail.type === 'script-error' || detail.type === 'load-failed';
    if (isFault) faults += 1;
    // Faults of frames must not exhaust the portal's report limit.
    if (!isFault || faults <= reportLimits.perDocument) report(detail);
  });
}
