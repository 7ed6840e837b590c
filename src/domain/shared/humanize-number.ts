const UNITS = ['', 'k', 'M', 'B', 'T'] as const;

/** Abbreviates a count with k, M, B and T and at most one decimal: 1500 is `1.5k`, 999 950 is `1M` (decisions §9). */
export function humanizeNumber(value: number): string {
  let scaled = Math.abs(value);
  let unit = 0;
  while (unit < UNITS.length - 1 && roundedTenth(scaled, unit) >= 1000) {
    scaled /= 1000;
    unit += 1;
  }
  const sign = value < 0 ? '-' : '';
  return `${sign}${String(roundedTenth(scaled, unit))}${UNITS[unit] ?? ''}`;
}

function roundedTenth(value: number, unit: number): number {
  return unit === 0 ? Math.round(value) : Math.round(value * 10) / 10;
}
