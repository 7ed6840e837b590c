const PORTAL = 'https://portal.test';
const XHTML = 'http://www.w3.org/1999/xhtml';
const TAGS = /^(h[234]|p|strong|em|s|code|pre|blockquote|br|hr|a|ul|ol|li|table|thead|tbody|tr|th|td)$/;
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel'],
  ol: ['start'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
};

/**
 * Lists forbidden parts of a text as parsed by a browser. Allowed are listed elements and attributes, and links to
 * https, email or this site.
 */
export function harmIn(html: string): readonly string[] {
  const { body, head } = read(html);
  const ids = [...body.querySelectorAll('[id]')].map(({ id }) => id);
  return [
    ...[...body.querySelectorAll('*')].flatMap(harmOf),
    ...ids.filter((id, place) => !id.startsWith('section-') || ids.indexOf(id) !== place).map((id) => `id ${id}`),
    ...(head.childElementCount > 0 ? ['an element in the head'] : []),
    ...(body.innerHTML.includes('<!--') ? ['a comment'] : []),
    ...(read(body.innerHTML).body.innerHTML === body.innerHTML ? [] : ['ambiguous markup']),
  ];
}

function harmOf(element: Element): readonly string[] {
  const { localName, namespaceURI } = element;
  if (namespaceURI !== XHTML || !TAGS.test(localName)) return [`element ${localName}`];
  const allowed = ATTRIBUTES[localName] ?? [];
  const attributes = element.getAttributeNames().filter((name) => !allowed.includes(name));
  return [
    ...attributes.map((name) => `attribute ${name} of ${localName}`),
    ...(localName === 'a' && element.hasAttribute('href') ? harmOfLink(element.getAttribute('href') ?? '') : []),
  ];
}

function harmOfLink(href: string): readonly string[] {
  if (!URL.canParse(href, PORTAL)) return [];
  const { protocol, origin } = new URL(href, PORTAL);
  const harmless = protocol === 'mailto:' || origin === PORTAL || href.startsWith('https://');
  return harmless && ['https:', 'mailto:'].includes(protocol) ? [] : [`link ${href}`];
}

function read(html: string): Document {
  return new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');
}
