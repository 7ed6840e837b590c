import { DeviceHaptics, OscillatorTick, PagePresses } from '../adapters/browser/navigation-feedback';
import { NavigationFeedback } from '../application/shell/navigation-feedback.use-case';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/** Creates sound and haptic feedback for presses; the script is loaded when a player's settings enable either. */
export function openNavigation(wiring: Wiring): NavigationFeedback {
  const tick = new OscillatorTick(() => new AudioContext());
  const presses = new PagePresses(document);
  return new NavigationFeedback(
    wiring.get(t.sessionState),
    presses,
    tick,
    new DeviceHaptics(navigator),
    wiring.get(t.clock),
  );
}
