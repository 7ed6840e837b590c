/** Named character references of HTML's special characters and of the no-break space; all spaces become plain ones. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['amp', '&'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

const REFERENCE = /&(?:(?<name>[a-z]+)|#x(?<hex>[\da-f]{1,6})|#(?<decimal>\d{1,7}));/gi;
const WITHIN_WORDS = /<\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;
const LAST_CODE_POINT = 0x10_ffff;

/** Returns the visible text of sanitised HTML: no elements, decoded character references, collapsed spaces. */
export function htmlText(html: string): string {
  return html
    .replaceAll(WITHIN_WORDS, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(REFERENCE, (written, name?: string, hex?: string, decimal?: string) =>
      name === undefined ? (character(hex, decimal) ?? written) : (NAMED.get(name) ?? written),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function character(hex: string | undefined, decimal: string | undefined): string | undefined {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : undefined;
}
