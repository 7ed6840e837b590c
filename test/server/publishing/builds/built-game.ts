import { temporaryFolder } from '../../support/temporary-folder';

/** Facts of a small game. */
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

/** Creates a folder with a built game; `false` omits the `game.json`. */
export const built = (more: Readonly<Record<string, string>> = {}, gameFile: object | false = facts): string =>
  temporaryFolder({
    'index.html': page,
    'assets/main-abc.js': 'play()',
    ...(gameFile ? { 'game.json': JSON.stringify(gameFile) } : {}),
    ...more,
  });
