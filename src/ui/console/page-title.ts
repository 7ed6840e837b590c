import { brand } from '../../domain/shared/brand';

/** Names of the pages about a game by the end of their address. */
const gamePages: Readonly<Record<string, string>> = {
  statistics: 'Statistics',
  health: 'Health',
  scores: 'Scores',
  community: 'Reviews',
  compare: 'Compare builds',
  details: 'Details',
  'draft-details': 'Details of the draft',
  'draft-pictures': 'Pictures of the draft',
  lists: 'Achievements, items and boards',
  'draft-lists': 'Achievements, items and boards of the draft',
  testers: 'Test users',
  webhooks: 'Webhooks',
};

/** Names of the pages about one announcement. */
const announcementPages: Readonly<Record<string, string>> = { new: 'New announcement', edit: 'Edit announcement' };

/** Returns the name of a page that is neither about a game nor the first page of its tab. */
function nameOf(path: string): string | undefined {
  const [, first, second] = path.split('/');
  if (first === 'new') return 'New game';
  if (first === 'messages') return second === undefined || second === '' ? undefined : 'Message';
  return first === 'announcements' ? announcementPages[second ?? ''] : undefined;
}

interface TitledPage {
  /** Path below the developer’s address, such as `/games/kite/health`. */
  readonly path: string;
  /** Title of the tab in the navigation. */
  readonly tab: string | undefined;
  /** Title of the game of a page about a game. */
  readonly game: string | undefined;
  /** Name of the developer. */
  readonly developer: string;
}

/** Returns the title of a developer's page in the browser, the most specific part first. */
export function pageTitle({ path, tab, game, developer }: TitledPage): string {
  const page = game === undefined ? (nameOf(path) ?? tab) : gamePages[path.split('/')[3] ?? ''];
  return [page, game, developer, `${brand.siteName} console`].filter((part) => part !== undefined).join(' - ');
}
