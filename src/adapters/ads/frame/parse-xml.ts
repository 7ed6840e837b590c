import type { VastNode } from '../../../domain/vast/vast-node';

/** Maximum element depth; no supported VAST element is nested deeper. */
const DEEPEST = 12;

/** Parses XML with the browser's parser, without running scripts or fetching resources. Returns undefined for invalid XML. */
export function parseXml(text: string): VastNode | undefined {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  const root = parsed.documentElement as Element | null;
  if (root === null || parsed.getElementsByTagName('parsererror').length > 0) return undefined;
  return toNode(root, DEEPEST);
}

function toNode(element: Element, deeper: number): VastNode {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3 || nodeType === 4);
  return {
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ localName, value }) => [localName, value])),
    text: own
      .map(({ nodeValue }) => nodeValue ?? '')
      .join('')
      .trim(),
    children: deeper === 0 ? [] : [...element.children].map((child) => toNode(child, deeper - 1)),
  };
}
