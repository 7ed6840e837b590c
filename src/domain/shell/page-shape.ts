/** What a page looks like from afar: a slider and cards, cards, a game in its frame, a text, or none of these. */
export type PageShape = 'home' | 'cards' | 'game' | 'text' | 'plain';

/** The first pattern that a path has tells its shape. */
const shapes: readonly (readonly [pattern: RegExp, shape: PageShape])[] = [
  [/^\/$/, 'home'],
  [/^\/arcade\/games$/, 'cards'],
  [/^\/arcade\/games\/tag\/[^/]+$/, 'cards'],
  [/^\/arcade\/games\/developer\/[^/]+$/, 'cards'],
  [/^\/arcade\/games\/developer\/[^/]+\/announcements(\/[^/]+)?$/, 'text'],
  [/^\/arcade\/games\/[^/]+$/, 'game'],
  [/^\/blog$/, 'cards'],
  [/^\/blog\/article\/[^/]+$/, 'text'],
  [/^\/hc(\/|$)/, 'text'],
  [/^\/search$/, 'cards'],
];

/** The shape of the page at a path, known before anything of it has come. */
export function pageShape(path: string): PageShape {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return shapes.find(([pattern]) => pattern.test(bare))?.[1] ?? 'plain';
}
