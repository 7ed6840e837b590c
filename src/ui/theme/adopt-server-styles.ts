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

/** Marker after the rules of each group, as the server writes it. */
const MARKER = /^data-styled\.g(\d+)\[/;

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
 * Makes a sheet continue in the style element that the server rendered. By itself the package moves each rule into an element of its own,
 * which costs a tenth of a second on a phone and a layout of the whole page. Call it before the first component is rendered.
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
