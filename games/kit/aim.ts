import { Vector2, Vector3 } from 'three';

/** Vibration motor of a controller, with the older method that headsets implement. */
type Haptics = GamepadHapticActuator & {
  pulse?(strength: number, milliseconds: number): Promise<unknown>;
};

/** One pointing device: a tracked controller, the mouse, or a finger on the screen. */
export class Aim {
  readonly origin = new Vector3(0, 1.4, 0);
  readonly direction = new Vector3(0, 0, -1);
  /** Position on the screen, -1 to 1 on both axes; unused by controllers. */
  readonly screen = new Vector2();
  active = false;
  pressed = false;
  /** True for exactly one frame after the trigger, button or finger is pressed. */
  pressedNow = false;
  /** True for exactly one frame after the release. A short tap sets both flags in one frame. */
  releasedNow = false;
  /** True for one frame after the grip, the second button or the mode key is pressed. */
  squeezedNow = false;
  readonly kind: 'xr' | 'mouse' | 'touch';
  hand: 'left' | 'right';
  private downs = 0;
  private ups = 0;
  private squeezes = 0;
  private actuator: Haptics | undefined;

  constructor(kind: 'xr' | 'mouse' | 'touch', hand: 'left' | 'right') {
    this.kind = kind;
    this.hand = hand;
  }

  down(): void {
    this.downs += 1;
  }

  up(): void {
    this.ups += 1;
  }

  squeeze(): void {
    this.squeezes += 1;
  }

  useHaptics(actuator: Haptics | undefined): void {
    this.actuator = actuator;
  }

  /** Vibrates the controller: strength 0 to 1, duration in milliseconds. Does nothing without a motor. */
  shake(strength: number, milliseconds: number): void {
    this.actuator?.pulse?.(strength, milliseconds).catch(() => undefined);
  }

  /** Applies the input since the last frame to the flags of this frame. */
  latch(): void {
    this.pressedNow = this.downs > 0;
    this.releasedNow = this.ups > 0 && (this.pressed || this.pressedNow);
    if (this.pressedNow) this.pressed = true;
    if (this.releasedNow) this.pressed = false;
    this.squeezedNow = this.squeezes > 0;
    this.downs = 0;
    this.ups = 0;
    this.squeezes = 0;
  }

  /** Clears all pressed states, for instance during a pause. */
  reset(): void {
    this.latch();
    this.pressed = false;
    this.pressedNow = false;
    this.releasedNow = false;
    this.squeezedNow = false;
  }
}
