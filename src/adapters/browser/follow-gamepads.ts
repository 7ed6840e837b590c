import type { Cancel } from '../../application/system/clock.port';

/** Lets the pads that are connected, now or later, move the focus; their script comes with the first of them. */
export function followGamepads(page: Window, inHeadset: () => boolean): Cancel {
  let stop: Cancel | undefined;
  let ended = false;
  let asked = false;
  const connected = () => {
    if (asked) return;
    asked = true;
    import('./gamepad-focus').then(
      ({ GamepadFocus }) => {
        if (!ended) stop = new GamepadFocus(page, inHeadset).start();
      },
      // Without its script the pad waits for the next one that connects.
      () => {
        asked = false;
      },
    );
  };
  page.addEventListener('gamepadconnected', connected);
  return () => {
    ended = true;
    page.removeEventListener('gamepadconnected', connected);
    stop?.();
  };
}
