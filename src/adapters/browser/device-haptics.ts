import type { Haptics } from '../../application/shell/haptics.port';

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
