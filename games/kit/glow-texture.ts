import { DataTexture, LinearFilter, RGBAFormat, UnsignedByteType } from 'three';

/** Creates a soft round glow of `size` pixels, white in the middle and transparent at the rim. */
export function glowTexture(size = 64, sharpness = 2): DataTexture {
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const distance = Math.hypot((x + 0.5) / size - 0.5, (y + 0.5) / size - 0.5) * 2;
      const value = Math.round(255 * Math.max(0, 1 - distance) ** sharpness);
      data.set([255, 255, 255, value], (y * size + x) * 4);
    }
  }
  const texture = new DataTexture(data, size, size, RGBAFormat, UnsignedByteType);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
