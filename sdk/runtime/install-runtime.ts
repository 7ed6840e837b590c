import { parseOrigin } from '../../src/domain/bridge/page-origin';
import { reportMessage } from '../../src/domain/bridge/message';
import { EMULATED_HEADSET, gameParameters } from '../../src/domain/bridge/game-parameters';
import { runtimeParameters } from '../../src/domain/bridge/runtime-parameters';
import { followCover } from './follow-cover';
import { FrameCounter } from './frame-counter';
import { reportErrors } from './report-errors';
import { reportFirstFrame } from './report-first-frame';
import { followGamepads, PlayStart } from './play-start';
import { followXr } from './follow-xr';
import type { GameWindow, Report } from './game-window';

const SAMPLE_EVERY = 30_000;
const MAX_ID = 2 ** 48;

/** Reports the life of this page to the portal around it. Does nothing outside the portal and in frames within the game. */
export function installRuntime(own: GameWindow, parameters: URLSearchParams): void {
  const portal = parameters.get(runtimeParameters.portal);
  if (portal === null || parseOrigin(portal) === undefined) return;
  if (own.parent === own || own.parent !== own.top) return;
  const id = Math.floor(Math.random() * MAX_ID);
  const report: Report = (content) => own.parent.postMessage(reportMessage(id, content), portal);

  report({ type: 'begun', isolated: own.crossOriginIsolated === true });
  const status = Number(parameters.get(runtimeParameters.status) ?? 0);
  if (status > 0) {
    report({ type: 'http-error', status });
    return;
  }
  reportErrors(own, report);
  const counter = new FrameCounter();
  counter.countWindow(own);
  const firstFrame = reportFirstFrame(own, report);
  const play = new PlayStart(own, report);
  followGamepads(own, play);
  const emulated = new URLSearchParams(own.location.search).get(gameParameters.headset) === EMULATED_HEADSET;
  followXr(own, emulated, {
    report,
    started: (session) => {
      counter.countSession(session, firstFrame);
      for (const input of ['selectstart', 'squeezestart']) session.addEventListener(input, () => play.begin());
    },
    ended: () => play.stop(),
  });
  followCover(own, portal, () => play.played);

  const sendFrames = () => {
    const times = counter.take();
    if (times) report({ type: 'frames', times });
  };
  own.setInterval(sendFrames, SAMPLE_EVERY);
  own.addEventListener('pagehide', ({ persisted }) => {
    sendFrames();
    // A page in the back/forward cache comes back with the same document.
    if (!persisted) report({ type: 'left' });
  });
  const loaded = () => report({ type: 'loaded' });
  if (own.document.readyState === 'complete') loaded();
  else own.addEventListener('load', loaded, { once: true });
}
