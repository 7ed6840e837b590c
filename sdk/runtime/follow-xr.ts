import type { XrSignal } from '../../src/domain/bridge/bridge-event';
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

/** Returns the object in the prototype chain that has the method itself. */
function ownerOf(xr: XrSystemLike, method: keyof XrSystemLike): XrSystemLike | undefined {
  let owner: XrSystemLike | null = xr;
  while (owner !== null && !Object.hasOwn(owner, method)) owner = Object.getPrototypeOf(owner) as XrSystemLike | null;
  return owner ?? undefined;
}

interface XrFollower {
  readonly report: Report;
  readonly started: (session: RuntimeXrSession) => void;
  readonly ended: () => void;
}

/** Reports every headset session of the page with any implementation of WebXR. Does nothing without WebXR. */
export function followXr(own: GameWindow, emulated: boolean, { report, started, ended }: XrFollower): void {
  /** Wrapped methods and reported sessions. A polyfill may call the method that it overrides. */
  const followed = new WeakSet<object>();
  const native = (own as { readonly XRSystem?: new () => object }).XRSystem;
  const followSession = (xr: XrSystemLike, session: RuntimeXrSession) => {
    followed.add(session);
    // A page may contain its own emulator, which is no instance of the browser's class.
    const isEmulated = emulated || native === undefined || Object.getPrototypeOf(xr) !== native.prototype;
    reportXr(session, (signal: XrSignal) => {
      report({ type: 'xr', signal, emulated: isEmulated });
      if (signal === 'end') ended();
    });
    started(session);
  };
  const follow = () => {
    const xr = (own.navigator as { readonly xr?: XrSystemLike }).xr;
    if (!xr) return;
    for (const method of ['requestSession', 'offerSession'] as const) {
      // Wraps the method on its owner, so that a polyfill can still override it.
      const owner = ownerOf(xr, method);
      const original = owner?.[method];
      if (!owner || !original || followed.has(original)) continue;
      const start = async function (this: XrSystemLike, ...request: Parameters<Start>) {
        const session = await original.apply(this, request);
        try {
          if (request[0] !== 'inline' && !followed.has(session)) followSession(this, session);
        } catch {
          // The page gets its session anyway, if it has already ended or an emulator built it differently.
        }
        return session;
      };
      followed.add(start);
      owner[method] = start;
    }
  };
  follow();
  // A polyfill or an emulator can replace the browser's WebXR before the session starts with an input.
  for (const type of ['DOMContentLoaded', 'load', 'pointerdown', 'click', 'keydown'])
    own.addEventListener(type, follow, true);
}
