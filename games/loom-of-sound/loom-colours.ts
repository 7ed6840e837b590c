import { Color } from 'three';

const base = ['#6f7dff', '#ff6fa8', '#ffc45c', '#5fe0c0', '#c9ecff'].map((colour) => new Color(colour));

/** Returns the colour of a voice; higher tones are lighter. */
export function voiceColour(voice: number, tone: number): Color {
  const colour = (base[voice] ?? new Color('#fff')).clone();
  return colour.lerp(new Color('#fff6e6'), (tone / 5) * 0.35);
}
