import { __PRIVATE__ } from 'styled-components';

const { mainSheet } = __PRIVATE__;

/** The part of a sheet of styled-components that inserts rules by group. Tests check it, because the package does not document it. */
interface GroupedTag {
  groupSizes: Uint32Array;
  length: number;
  _cGroup: number;
  _cIndex: number;
  readonly tag: { element: HTMLStyleElement; sheet: CSSStyleSheet; length: number };
}

/** Marker after the rules of each group: its number, and, as styled-components writes it, its id and class names. */
const MARKER = /^data-styled\.g(\d+)\[/;
const SPLITTER = '/*!sc*/';

/**
 * Splits the style element of styled-components in two: the rules, which the browser adopts, and the names of the groups, which the package
 * reads at its start. Only for the production build, which inserts rules; the development build inserts text.
 */
export function adoptableStyles(tags: string): string {
  const [, attributes, css] = /^<style ([^>]*)>([^]*)<\/style>$/.exec(tags) ?? [];
  if (attributes === undefined || css === undefined) return tags;
  const nonce = /nonce="[^"]*"/.exec(attributes)?.[0] ?? '';
  const parts = css.split(SPLITTER).map((part) => part.trim());
  const rules = parts.map((part) => part.replace(/^(data-styled\.g\d+)\[[^]*$/, '$1[a]{}'));
  const names = parts.filter((part) => MARKER.test(part));
  return `<style ${nonce} data-server-styles>${rules.join('\n')}</style>\n<style ${attributes}>${names.join(`${SPLITTER}\n`)}</style>`;
}

/** Number of rules in each group, marker included, by the group's number. */
function groupSizes({ cssRules }: CSSStyleSheet): Map<number, number> {
  const sizes = new Map<number, number>();
  let rules = 0;
  for (const rule of cssRules) {
    rules += 1;
    const group = MARKER.exec((rule as Partial<CSSStyleRule>).selectorText ?? '')?.[1];
    if (group === undefined) continue;
    sizes.set(Number(group), rules);
    rules = 0;
  }
  return sizes;
}

/**
 * Makes a sheet continue in the style element that the server rendered. Otherwise the package inserts each rule again. That costs 0.1 s on a
 * phone and a layout of the page. Call it before the first component is rendered.
 */
export function adoptServerStyles(page: Document, sheet = mainSheet): void {
  const element = page.querySelector<HTMLStyleElement>('style[data-server-styles]');
  const rules = element?.sheet;
  if (element === null || rules === null || rules === undefined) return;
  const grouped = sheet.getTag() as unknown as GroupedTag;
  const sizes = groupSizes(rules);
  const most = Math.max(grouped.length, ...sizes.keys());
  if (most >= grouped.length) {
    grouped.groupSizes = new Uint32Array(2 * most);
    grouped.length = 2 * most;
  }
  for (const [group, size] of sizes) grouped.groupSizes[group] = size;
  grouped._cGroup = 0;
  grouped._cIndex = 0;
  grouped.tag.element.remove();
  grouped.tag.element = element;
  grouped.tag.sheet = rules;
  grouped.tag.length = rules.cssRules.length;
}
