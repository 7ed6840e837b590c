import type { Cancel } from '../../application/system/clock.port';
import { deferred } from '../../application/system/deferred';

/** Lets connected gamepads move the focus; the script is loaded when the first gamepad connects, and retried with the next one. */
export function followGamepads(page: Window, inHeadset: () => boolean): Cancel {
  const focus = deferred(() => import('./gamepad-focus'), {
    start: ({ GamepadFocus }) => new GamepadFocus(page, inHeadset).start(),
  });
  page.addEventListener('gamepadconnected', focus.preload);
  return () => {
    page.removeEventListener('gamepadconnected', focus.preload);
    focus.dispose();
  };
}
