const DECIMALS = 3;

/** Returns a number with thousands separators and up to three decimals, such as `1,234.5`. `Intl` needs a tenth of a second on a phone. */
export function writtenNumber(value: number): string {
  const [whole = '', decimals = ''] = value.toFixed(DECIMALS).split('.');
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const significant = decimals.replace(/0+$/, '');
  return significant === '' ? separated : `${separated}.${significant}`;
}
