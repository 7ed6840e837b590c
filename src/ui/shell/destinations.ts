/** A place that links lead to; `away` ones are no page of this app, and `soon` ones answer with the 'Coming Soon' bubble until they open. */
export interface Destination {
  readonly path: string;
  readonly state: 'open' | 'away' | 'soon';
}

const open = (path: string): Destination => ({ path, state: 'open' });
const away = (path: string): Destination => ({ path, state: 'away' });
const soon = (path: string): Destination => ({ path, state: 'soon' });

/** Which places of the portal are open: the one list that says so. */
export const destinations = {
  home: open('/'),
  games: open('/arcade/games'),
  community: soon('/community'),
  blog: open('/blog'),
  shop: open('/market'),
  help: open('/hc'),
  search: open('/search'),
  dashboard: open('/account/home'),
  profile: open('/community/user'),
  announcements: open('/arcade/games/developer'),
  settings: open('/account/settings'),
  'developer-area': away('/developer'),
  'sdk-docs': away('/developer/guide'),
  contact: open('/hc/contact'),
  updates: soon('/blog'),
} as const satisfies Record<string, Destination>;

export type DestinationName = keyof typeof destinations;
