import { CanvasTexture } from 'three';
import { places, type Channel } from './gate';
import { pathOf } from './channel-path';
import type { SeededRandom } from '../kit/seeded-random';

const side = 512;

/** Draws the carving of a ring's face: its channels, a fine rim and signs between them. White is deep. */
export function engraving(
  channels: readonly Channel[],
  inner: number,
  outer: number,
  random: SeededRandom,
): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  const texture = new CanvasTexture(canvas);
  texture.anisotropy = 4;
  if (context === null) return texture;
  const unit = side / (2 * outer);
  context.fillStyle = '#000';
  context.fillRect(0, 0, side, side);
  context.translate(side / 2, side / 2);
  context.scale(unit, -unit);
  context.lineCap = 'round';
  const circle = (radius: number, width: number, grey: number): void => {
    context.strokeStyle = `rgb(${grey},${grey},${grey})`;
    context.lineWidth = width;
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.stroke();
  };
  const deep = outer - inner;
  circle(inner + deep * 0.1, 0.012, 150);
  circle(outer - deep * 0.1, 0.012, 150);
  circle(outer - deep * 0.16, 0.006, 110);
  for (let i = 0; i < places; i += 1) sign(context, i, inner, outer, random);
  for (const channel of channels) {
    for (const [width, grey] of [
      [0.13, 0],
      [0.09, 170],
      [0.06, 255],
    ] as const) {
      context.strokeStyle = `rgb(${grey},${grey},${grey})`;
      context.lineWidth = width;
      context.beginPath();
      for (let t = -0.02; t <= 1.021; t += 0.04) {
        const { x, y } = pathOf(channel, inner, outer, t);
        context.lineTo(x, y);
      }
      context.stroke();
    }
  }
  texture.needsUpdate = true;
  return texture;
}

// A short mark of strokes and dots, half a place away from the ends of channels.
function sign(
  context: CanvasRenderingContext2D,
  place: number,
  inner: number,
  outer: number,
  random: SeededRandom,
): void {
  const middle = (inner + outer) / 2;
  const size = (outer - inner) * 0.2;
  context.save();
  context.rotate(((place + 0.5) * Math.PI * 2) / places);
  context.translate(middle, 0);
  context.strokeStyle = 'rgb(150,150,150)';
  context.lineWidth = 0.016;
  context.beginPath();
  for (let i = 0; i < 3; i += 1) {
    const x = (random.index(3) - 1) * size;
    const y = (random.index(3) - 1) * size * 0.8;
    if (i === 0) context.moveTo(x, y);
    else if (random.next() < 0.35) context.arc(0, 0, size * 0.8, random.range(0, 3), random.range(3, 6));
    else context.lineTo(x, y);
  }
  context.stroke();
  context.restore();
}
