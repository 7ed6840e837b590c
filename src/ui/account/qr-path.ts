import type { QrSquares } from '../../application/security/qr-codes.port';

/** The dark squares as one SVG path: a bar of one square's height for each run of them. */
export function qrPath(squares: QrSquares): string {
  return squares.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h${-length}z`)).join('');
}

function runs(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
