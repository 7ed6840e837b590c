import type { Haptics } from '../../application/shell/haptics.port';
import type { Presses } from '../../application/shell/presses.port';
import type { TickSound } from '../../application/shell/tick-sound.port';
import type { Cancel } from '../../application/system/clock.port';

/** A gamepad with `hapticActuators` (Gamepad Extensions, XR controllers) or a `vibrationActuator` (game pads). */
interface PulsingPad {
  readonly hapticActuators?: readonly { pulse?(strength: number, milliseconds: number): Promise<unknown> }[];
  readonly vibrationActuator?: {
    playEffect?(
      type: 'dual-rumble',
      effect: { readonly duration: number; readonly weakMagnitude: number },
    ): Promise<unknown>;
  } | null;
}

/** Subset of the navigator used for haptics. */
export interface PulsingDevice {
  vibrate?(milliseconds: number): boolean;
  getGamepads?(): readonly (PulsingPad | null)[];
}

/** Strength of a pulse; 1 is the actuator's maximum. */
const STRENGTH = 0.5;

/** Pulses the device and each connected controller. */
export class DeviceHaptics implements Haptics {
  constructor(private readonly device: PulsingDevice) {}

  pulse(milliseconds: number): void {
    this.device.vibrate?.(milliseconds);
    for (const pad of this.device.getGamepads?.() ?? []) if (pad !== null) void pulsePad(pad, milliseconds);
  }
}

async function pulsePad({ hapticActuators = [], vibrationActuator }: PulsingPad, milliseconds: number): Promise<void> {
  try {
    await hapticActuators[0]?.pulse?.(STRENGTH, milliseconds);
    await vibrationActuator?.playEffect?.('dual-rumble', { duration: milliseconds, weakMagnitude: STRENGTH });
  } catch {
    // Disconnected gamepads and gamepads without a motor are ignored.
  }
}

/** Subset of an AudioContext used to play a tick. */
export type TickContext = Pick<
  AudioContext,
  'currentTime' | 'destination' | 'createGain' | 'createOscillator' | 'resume'
>;

/** Start and end frequency in hertz, length in seconds, and peak volume (0 to 1). */
const [FROM, TO, LENGTH, LOUDNESS] = [1800, 900, 0.045, 0.05];

/** Synthesises the tick sound, which avoids the delay of loading a file. */
export class OscillatorTick implements TickSound {
  private context: TickContext | undefined;

  /** Calls `open` on the first press, because browsers mute a context created before user activation. */
  constructor(private readonly open: () => TickContext) {}

  play(): void {
    try {
      this.context ??= this.open();
      this.context.resume().catch(() => undefined);
      sound(this.context);
    } catch {
      // Sound is optional.
    }
  }
}

function sound(context: TickContext): void {
  const now = context.currentTime;
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.frequency.setValueAtTime(FROM, now);
  oscillator.frequency.exponentialRampToValueAtTime(TO, now + LENGTH);
  gain.gain.setValueAtTime(LOUDNESS, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + LENGTH);
  oscillator.connect(gain);
  gain.connect(context.destination);
  oscillator.start(now);
  oscillator.stop(now + LENGTH);
}

const ROLES = ['button', 'link', 'menuitem', 'option', 'tab', 'switch', 'radio', 'checkbox'];
const PRESSABLE = [
  'a[href]',
  'button',
  'summary',
  'label',
  'select',
  ...ROLES.map((role) => `[role="${role}"]`),
].join();

/** Reports clicks on the whole document in the capture phase; keyboards and gamepads trigger clicks too. */
export class PagePresses implements Presses {
  constructor(private readonly page: Document) {}

  listen(onPress: () => void): Cancel {
    const clicked = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
      if (pressed !== null && !pressed.matches(':disabled, [aria-disabled="true"], [data-disabled]')) onPress();
    };
    this.page.addEventListener('click', clicked, true);
    return () => {
      this.page.removeEventListener('click', clicked, true);
    };
  }
}
