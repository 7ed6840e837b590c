import { describe, expect, test } from 'vitest';
import { pageTitle } from '../../../src/ui/console/page-title';

describe('pageTitle', () => {
  const of = (path: string, game?: string) => pageTitle({ path, tab: 'Games', game, developer: 'Paper Moon' });

  test('names the tab, or the page for a new game', () => {
    expect([of(''), of('/new')]).toEqual([
      'Games - Paper Moon - Holocade console',
      'New game - Paper Moon - Holocade console',
    ]);
  });

  test('names the game, and the page about it', () => {
    expect([of('/games/kite', 'Kite'), of('/games/kite/health/', 'Kite')]).toEqual([
      'Kite - Paper Moon - Holocade console',
      'Health - Kite - Paper Moon - Holocade console',
    ]);
  });

  test('names a game whose slug is the name of a page', () => {
    expect(of('/games/health', 'Health!')).toBe('Health! - Paper Moon - Holocade console');
  });
});
