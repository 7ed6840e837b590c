import type { Haptics } from '../../application/shell/haptics.port';

/** What can pulse: `hapticActuators` of the Gamepad extensions, as headsets' controllers have, or `vibrationActuator` of game pads. */
interface PulsingPad {
  readonly hapticActuators?: readonly { pulse?(strength: number, milliseconds: number): Promise<unknown> }[];
  readonly vibrationActuator?: {
    playEffect?(
      type: 'dual-rumble',
      effect: { readonly duration: number; readonly weakMagnitude: number },
    ): Promise<unknown>;
  } | null;
}

/** The parts of a navigator that are felt. */
export interface PulsingDevice {
  vibrate?(milliseconds: number): boolean;
  getGamepads?(): readonly (PulsingPad | null)[];
}

/** Half of what an actuator can. */
const STRENGTH = 0.5;

/** Pulses the device itself, and each controller that is connected. */
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
    // A pad that has gone, or has no motor, is no failure of the page.
  }
}
