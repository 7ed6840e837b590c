const WINDOW = 8;
// Constants of the SSIM authors for values up to 255.
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** Returns the similarity of two raw pictures: mean SSIM over windows of 8x8 of every channel; 1 for identical ones. */
export function likeness(one, other, { width, height, channels }) {
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + WINDOW <= height; top += WINDOW)
    for (let left = 0; left + WINDOW <= width; left += WINDOW)
      for (let channel = 0; channel < channels; channel += 1) {
        sum += ofWindow(one, other, { start: (top * width + left) * channels + channel, step: channels, width });
        windows += 1;
      }
  if (windows === 0) throw new RangeError(`a picture of ${width}x${height} has no window`);
  return sum / windows;
}

function ofWindow(one, other, { start, step, width }) {
  const count = WINDOW * WINDOW;
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let y = 0; y < WINDOW; y += 1)
    for (let x = 0; x < WINDOW; x += 1) {
      const at = start + (y * width + x) * step;
      const a = one[at];
      const b = other[at];
      sumA += a;
      sumB += b;
      squareA += a * a;
      squareB += b * b;
      product += a * b;
    }
  const meanA = sumA / count;
  const meanB = sumB / count;
  const varianceA = squareA / count - meanA * meanA;
  const varianceB = squareB / count - meanB * meanB;
  const covariance = product / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  );
}
