import { Color } from 'three';
import { neon } from './lane';

const midnight = { left: new Color(0.52, 0.06, 1.1), right: new Color(0.05, 0.16, 1.2) } as const;
const spectrum = [
  new Color(1.1, 0.1, 0.45),
  new Color(1.1, 0.6, 0.06),
  new Color(0.15, 1, 0.3),
  new Color(0.04, 0.75, 1.1),
  new Color(0.6, 0.15, 1.1),
];

/** Returns the light of a blade: the neon of its blocks, or violet and blue for the midnight blades. */
export function bladeLight(midnightBlades: boolean): { readonly left: Color; readonly right: Color } {
  return midnightBlades ? midnight : neon;
}

/** Returns the light of a prism trail at `share` of its length (0 at the blade, 1 at the end): five blended colours. */
export function prismLight(share: number, into: Color): Color {
  const at = Math.max(0, Math.min(1, share)) * (spectrum.length - 1);
  const first = Math.min(spectrum.length - 2, Math.floor(at));
  const [from, to] = [spectrum[first], spectrum[first + 1]];
  return from === undefined || to === undefined ? into : into.lerpColors(from, to, at - first);
}
