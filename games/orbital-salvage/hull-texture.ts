import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { seededRandom } from '../kit/seeded-random';

const side = 512;

/** Hull plates (or, with `windows`, only their lit windows on black) drawn from a seed. */
export function hullTexture(seed: number, windows: boolean): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  const random = seededRandom(seed);
  if (context !== null) {
    context.fillStyle = windows ? '#000' : '#8d9298';
    context.fillRect(0, 0, side, side);
    for (let i = 0; i < 260; i += 1) {
      const width = 16 * (1 + random.index(6));
      const height = 16 * (1 + random.index(4));
      const x = 16 * random.index(32);
      const y = 16 * random.index(32);
      const shade = Math.round(random.range(70, 175));
      const lit = random.next() < 0.13;
      if (!windows) {
        context.fillStyle = `rgb(${shade}, ${shade + 4}, ${shade + 9})`;
        context.fillRect(x, y, width, height);
        context.strokeStyle = 'rgba(10, 14, 20, 0.65)';
        context.lineWidth = 1.5;
        context.strokeRect(x, y, width, height);
        if (random.next() < 0.05) {
          context.fillStyle = '#c9772b';
          context.fillRect(x + 3, y + 3, width - 6, 5);
        }
      } else if (lit) {
        for (let k = 4; k < width - 4; k += 9) {
          context.fillStyle = random.next() < 0.7 ? '#ffc67a' : '#3a2a18';
          context.fillRect(x + k, y + 6, 5, 4);
        }
      }
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
