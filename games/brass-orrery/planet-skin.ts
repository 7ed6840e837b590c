import { CanvasTexture, Color, SRGBColorSpace } from 'three';
import { seededRandom } from '../kit/seeded-random';
import type { Planet } from './planets';

const wide = 256;
const tall = 128;

/** Paints a planet: belts for the giants, lands and ice for the others. */
export function planetSkin({ name, colours, size }: Planet, seed: number): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = tall;
  const context = canvas.getContext('2d');
  const random = seededRandom(seed * 97 + 13);
  const [from, to] = colours.map((colour) => new Color(colour));
  if (context !== null && from !== undefined && to !== undefined) {
    const css = (share: number, light: number): string =>
      `#${from.clone().lerp(to, share).multiplyScalar(light).getHexString()}`;
    context.fillStyle = css(0, 1);
    context.fillRect(0, 0, wide, tall);
    if (size > 0.03) {
      for (let y = 0; y < tall;) {
        const height = random.range(2, 13);
        context.fillStyle = css(random.next(), random.range(0.8, 1.15));
        context.fillRect(0, y, wide, height);
        y += height;
      }
    } else {
      for (let i = 0; i < 46; i += 1) {
        context.fillStyle = css(random.range(0.4, 1), random.range(0.6, 1.1));
        context.globalAlpha = 0.5;
        context.beginPath();
        const [x, y] = [random.range(0, wide), random.range(14, tall - 14)];
        context.ellipse(x, y, random.range(4, 26), random.range(2, 9), random.range(-0.4, 0.4), 0, Math.PI * 2);
        context.fill();
      }
      context.globalAlpha = 1;
    }
    if (name === 'Earth' || name === 'Mars') {
      context.fillStyle = '#f4f8fa';
      context.fillRect(0, 0, wide, 8);
      context.fillRect(0, tall - 7, wide, 7);
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
