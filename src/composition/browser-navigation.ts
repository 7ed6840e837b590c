import { DeviceHaptics } from '../adapters/browser/device-haptics';
import { OscillatorTick } from '../adapters/browser/oscillator-tick';
import { PagePresses } from '../adapters/browser/page-presses';
import { FeelNavigation } from '../application/shell/feel-navigation.use-case';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/** Makes what lets a player hear and feel presses; its script comes with the first who wants to. */
export function openNavigation(wiring: Wiring): FeelNavigation {
  const tick = new OscillatorTick(() => new AudioContext());
  const presses = new PagePresses(document);
  return new FeelNavigation(
    wiring.get(t.sessionState),
    presses,
    tick,
    new DeviceHaptics(navigator),
    wiring.get(t.clock),
  );
}
