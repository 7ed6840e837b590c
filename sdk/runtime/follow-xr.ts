import type { XrSignal } from '../../src/domain/bridge/xr-signal';
import { reportXr } from '../xr-report';
import type { XrSessionLike } from '../xr-session-like';
import type { GameWindow, Report } from './game-window';

/** A headset session, as far as the runtime script uses it. */
export interface RuntimeXrSession extends Omit<XrSessionLike, 'addEventListener'> {
  addEventListener(type: string, listener: () => void): void;
  requestAnimationFrame(callback: (time: number, ...more: readonly unknown[]) => void): number;
}

type Start = (mode: string, ...more: readonly unknown[]) => Promise<RuntimeXrSession>;
interface XrSystemLike {
  requestSession: Start;
  offerSession?: Start;
}

interface XrFollower {
  readonly report: Report;
  readonly started: (session: RuntimeXrSession) => void;
  readonly ended: () => void;
}

/** Reports every headset session of the page, whichever implementation of WebXR it uses. Without WebXR it does nothing. */
export function followXr(own: GameWindow, emulated: boolean, { report, started, ended }: XrFollower): void {
  const followed = new WeakSet<object>();
  const native = (own as { readonly XRSystem?: new () => object }).XRSystem;
  const follow = () => {
    const xr = (own.navigator as { readonly xr?: XrSystemLike }).xr;
    if (!xr || followed.has(xr)) return;
    followed.add(xr);
    // A page may bring an emulator of its own, which is no instance of the browser's class.
    const simulated = emulated || native === undefined || Object.getPrototypeOf(xr) !== native.prototype;
    for (const method of ['requestSession', 'offerSession'] as const) {
      const original = xr[method]?.bind(xr);
      if (!original) continue;
      xr[method] = async (mode, ...more) => {
        const session = await original(mode, ...more);
        if (mode !== 'inline') {
          reportXr(session, (signal: XrSignal) => {
            report({ type: 'xr', signal, emulated: simulated });
            if (signal === 'end') ended();
          });
          started(session);
        }
        return session;
      };
    }
  };
  follow();
  // A polyfill or an emulator can replace the browser's WebXR before the session starts with an input.
  for (const type of ['DOMContentLoaded', 'load', 'pointerdown', 'click', 'keydown'])
    own.addEventListener(type, follow, true);
}
