import { DeviceHaptics, OscillatorTick, PagePresses } from '../adapters/browser/navigation-feedback';
import type { Haptics } from '../application/shell/haptics.port';
import { NavigationFeedback } from '../application/shell/navigation-feedback.use-case';
import type { Presses } from '../application/shell/presses.port';
import type { TickSound } from '../application/shell/tick-sound.port';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const navigationTokens = named({
  presses: token<Presses>(),
  tickSound: token<TickSound>(),
  haptics: token<Haptics>(),
  feedback: token<NavigationFeedback>(),
});
const own = navigationTokens;

const navigationModule: Module = (wiring) => {
  wiring.port(own.presses, () => new PagePresses(document), []);
  wiring.port(own.tickSound, () => new OscillatorTick(() => new AudioContext()), []);
  wiring.port(own.haptics, () => new DeviceHaptics(navigator), []);
  wiring.singleton(own.feedback, (...dependencies) => new NavigationFeedback(...dependencies), [
    t.sessionState,
    own.presses,
    own.tickSound,
    own.haptics,
    t.clock,
  ]);
};

/** Sound and haptic feedback for presses; loaded when a player's settings enable either. */
export const navigationPart: Part<NavigationFeedback> = { services: own.feedback, modules: [navigationModule] };
