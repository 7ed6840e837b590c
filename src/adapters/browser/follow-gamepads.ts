import type { Cancel } from '../../application/system/clock.port';

/** Lets connected gamepads move the focus; the script is loaded when the first gamepad connects. */
export function followGamepads(page: Window, inHeadset: () => boolean): Cancel {
  let stop: Cancel | undefined;
  let ended = false;
  let requested = false;
  const connected = () => {
    if (requested) return;
    requested = true;
    import('./gamepad-focus').then(
      ({ GamepadFocus }) => {
        if (!ended) stop = new GamepadFocus(page, inHeadset).start();
      },
      // If the script fails to load, the next connected gamepad tries again.
      () => {
        requested = false;
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
