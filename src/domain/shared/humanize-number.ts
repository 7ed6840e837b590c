const UNITS = ['k', 'M', 'B', 'T'] as const;

/**
 * Abbreviates a count with k, M, B and T and at most one decimal: 1500 is `1.5k`, 999 950 is `1M` (decisions §9).
 * @rule 1.9.10b Counts are abbreviated with k, M, B and T and one decimal.
 * @rule 3.9 A trailing `.0` is dropped, and a thousand of a unit is one of the next.
 */
export function humanizeNumber(value: number): string {
  let scaled = Math.abs(value);
  let shown = Math.round(scaled);
  let suffix = '';
  for (const unit of UNITS) {
    if (shown < 1000) break;
    scaled /= 1000;
    shown = Math.round(scaled * 10) / 10;
    suffix = unit;
  }
  const sign = value < 0 ? '-' : '';
  return `${sign}${String(shown)}${suffix}`;
}
