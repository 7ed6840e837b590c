import type { Input } from '../kit/input';
import type { Stage } from '../kit/stage';

/** Places the windowed camera above the rings, further away on a portrait phone, and turns it towards the pointer. */
export function loomView(stage: Stage, input: Input, seconds: number): void {
  if (stage.presenting) return;
  const { camera, portrait } = stage;
  const far = portrait ? 1.18 : 1;
  const { screen } = input.primary;
  const ease = 1 - Math.exp(-seconds * 2);
  const x = screen.x * 0.35;
  const y = (4.25 + screen.y * 0.2) * far;
  camera.position.x += (x - camera.position.x) * ease;
  camera.position.y += (y - camera.position.y) * ease;
  camera.position.z += (5.3 * far - camera.position.z) * ease;
  camera.lookAt(0, portrait ? 0.5 : 0.62, 0.1);
}
