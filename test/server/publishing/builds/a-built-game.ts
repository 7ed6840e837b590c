import { temporaryFolder } from '../../support/temporary-folder';

/** What a small game says about itself. */
export const facts = {
  slug: 'comet-golf',
  title: 'Comet Golf',
  excerpt: 'Eighteen holes without ground.',
  genre: { slug: 'action', title: 'Action' },
  category: { slug: 'arcade', title: 'Arcade' },
  tags: [{ slug: 'golf', title: 'Golf' }],
  boards: [{ slug: 'round', title: 'Best round', order: 'lowest-first', least: 18 }],
  items: [{ slug: 'red-comet', name: 'Red Comet', price: 4, place: 'shop', expiryDays: 30 }],
  achievements: [{ slug: 'ace', title: 'Ace', desc: 'One stroke.' }],
};
export const page = '<!doctype html><title>Comet Golf</title>';

/** A folder with a built game in it; without a `game.json` where it tells nothing. */
export const built = (more: Readonly<Record<string, string>> = {}, told: object | false = facts): string =>
  temporaryFolder({
    'index.html': page,
    'assets/main-abc.js': 'play()',
    ...(told ? { 'game.json': JSON.stringify(told) } : {}),
    ...more,
  });
