const toRadians = Math.PI / 180;
const widest = 92;

/**
 * Returns the vertical field of view in degrees that shows at least `horizontal` degrees across, so that a portrait phone shows the whole
 * play area.
 */
export function fieldOfView(aspect: number, vertical: number, horizontal: number): number {
  const needed = (2 * Math.atan(Math.tan((horizontal * toRadians) / 2) / aspect)) / toRadians;
  return Math.min(widest, Math.max(vertical, needed));
}
