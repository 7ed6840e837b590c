import type { Input } from './input';
import type { Stage } from './stage';

/**
 * Turns the windowed camera towards the player's aim, at most `yaw` and `pitch` radians from straight ahead and `rest` up. Has no effect
 * in a headset.
 */
export function lookDrift(stage: Stage, input: Input, seconds: number, yaw: number, pitch: number, rest = 0): void {
  if (stage.presenting) return;
  const { screen } = input.primary;
  const ease = 1 - Math.exp(-seconds * 2.2);
  const { rotation } = stage.camera;
  rotation.order = 'YXZ';
  rotation.y += (-screen.x * yaw - rotation.y) * ease;
  rotation.x += (rest + screen.y * pitch - rotation.x) * ease;
}
