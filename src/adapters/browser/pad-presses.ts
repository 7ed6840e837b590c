import type { Direction } from '../../domain/shell/spatial-focus';

/** Intent of a gamepad press. */
export type PadPress = Direction | 'activate' | 'back';

/** Subset of a gamepad: its buttons and the axes of its first stick. */
export type PadState = Pick<Gamepad, 'axes'> & { readonly buttons: readonly Pick<GamepadButton, 'pressed'>[] };

// Button indices in the standard mapping of the Gamepad API.
const BUTTONS: readonly (readonly [number, PadPress])[] = [
  [0, 'activate'],
  [1, 'back'],
  [12, 'up'],
  [13, 'down'],
  [14, 'left'],
  [15, 'right'],
];
const TILTED = 0.6;

/** Returns all presses held on a gamepad; the stick replaces a missing D-pad. */
export function heldOn({ buttons, axes }: PadState): ReadonlySet<PadPress> {
  const held = new Set<PadPress>();
  for (const [place, press] of BUTTONS) if (buttons[place]?.pressed === true) held.add(press);
  const [x = 0, y = 0] = axes;
  if (Math.abs(x) > TILTED && Math.abs(x) >= Math.abs(y)) held.add(x < 0 ? 'left' : 'right');
  else if (Math.abs(y) > TILTED) held.add(y < 0 ? 'up' : 'down');
  return held;
}
