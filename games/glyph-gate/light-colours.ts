import { Color } from 'three';

/** Colours of the lights by number, brighter than white so that they bloom. */
const lightColours: readonly Color[] = [
  new Color('#ffb545').multiplyScalar(1.5),
  new Color('#3fd8ff').multiplyScalar(1.4),
  new Color('#ff5fa8').multiplyScalar(1.45),
  new Color('#7dff9a').multiplyScalar(1.25),
];

const dark = new Color(0, 0, 0);

/** Returns the colour of a light, or black for an unknown number. */
export function lightColour(light: number): Color {
  return lightColours[light] ?? dark;
}
