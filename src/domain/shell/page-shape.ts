/** What a page looks like from afar. */
export type PageShape =
  | 'home'
  | 'games'
  | 'tag'
  | 'search'
  | 'developer'
  | 'announcements'
  | 'announcement'
  | 'game'
  | 'blog'
  | 'article'
  | 'help'
  | 'questions'
  | 'form'
  | 'legal'
  | 'profile'
  | 'shop'
  | 'plain';

/** The first pattern that a path has tells its shape. */
const shapes: readonly (readonly [pattern: RegExp, shape: PageShape])[] = [
  [/^\/$/, 'home'],
  [/^\/arcade\/games$/, 'games'],
  [/^\/arcade\/games\/tag\/[^/]+$/, 'tag'],
  [/^\/arcade\/games\/developer\/[^/]+$/, 'developer'],
  [/^\/arcade\/games\/developer\/[^/]+\/announcements$/, 'announcements'],
  [/^\/arcade\/games\/developer\/[^/]+\/announcements\/[^/]+$/, 'announcement'],
  [/^\/arcade\/games\/[^/]+$/, 'game'],
  [/^\/blog$/, 'blog'],
  [/^\/blog\/article\/[^/]+$/, 'article'],
  [/^\/hc$/, 'help'],
  [/^\/hc\/(user|guest)$/, 'questions'],
  [/^\/hc\/contact$/, 'form'],
  [/^\/hc\/legal\/[^/]+$/, 'legal'],
  [/^\/search$/, 'search'],
  [/^\/market$/, 'shop'],
  [/^\/community\/user\/[^/]+$/, 'profile'],
];

/** The shape of the page at a path, known before anything of it has come. */
export function pageShape(path: string): PageShape {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return shapes.find(([pattern]) => pattern.test(bare))?.[1] ?? 'plain';
}
