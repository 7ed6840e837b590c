import type { Events } from '../../index';

type Page = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'> & { readonly document: Document };

const HIDDEN = { visibilityState: 'hidden', hidden: true } as const;

/**
 * Pauses a game whose SDK has no pause. While the portal covers the game, its page appears hidden and gets no animation frames, like a
 * background tab. A game that is not played yet (`isPlayed`) continues to load.
 */
export function pausePage(own: Page, events: Events, isPlayed: () => boolean): void {
  let held: Map<number, FrameRequestCallback> | undefined;
  let lastHeld = 0;
  const request = own.requestAnimationFrame.bind(own);
  const cancel = own.cancelAnimationFrame.bind(own);
  const released = new Map<number, number>();

  own.requestAnimationFrame = (callback) => {
    if (held === undefined) return request(callback);
    lastHeld -= 1;
    held.set(lastHeld, callback);
    return lastHeld;
  };
  own.cancelAnimationFrame = (handle) => {
    held?.delete(handle);
    cancel(released.get(handle) ?? handle);
  };

  const { document } = own;
  const changed = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  events.on('pause', () => {
    if (held !== undefined || !isPlayed()) return;
    held = new Map();
    for (const [name, value] of Object.entries(HIDDEN)) {
      Object.defineProperty(document, name, { configurable: true, get: () => value });
    }
    changed();
  });
  events.on('resume', () => {
    if (held === undefined) return;
    const waiting = held;
    held = undefined;
    released.clear();
    for (const [handle, callback] of waiting) released.set(handle, request(callback));
    for (const name of Object.keys(HIDDEN)) Reflect.deleteProperty(document, name);
    changed();
  });
}
