/** What is written by name for characters that have a meaning in HTML, and for a space that no line breaks at; all spaces are read as one. */
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

/** The words of sanitised HTML as they are read: without its elements, character references as what they stand for, spaces as one. */
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
