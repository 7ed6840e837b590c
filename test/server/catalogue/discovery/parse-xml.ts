import { createRequire } from 'node:module';

interface Jsdom {
  readonly JSDOM: new (html: string) => { readonly window: { readonly DOMParser: typeof DOMParser } };
}

// The package has no types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom;
const { DOMParser: Parser } = new JSDOM('').window;

/** Parses XML strictly. Throws if it is not well-formed. */
export function parseXml(text: string): XMLDocument {
  const parsed = new Parser().parseFromString(text, 'application/xml');
  const fault = parsed.querySelector('parsererror');
  if (fault !== null) throw new Error(fault.textContent);
  return parsed;
}

/** Returns the texts of all elements with this name, in document order. */
export function textsOf(document: XMLDocument, name: string): readonly string[] {
  return [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
}
