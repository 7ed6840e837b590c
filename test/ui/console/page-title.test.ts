import { describe, expect, test } from 'vitest';
import { pageTitle } from '../../../src/ui/console/page-title';

describe('pageTitle', () => {
  const of = (path: string, game?: string) => pageTitle({ path, tab: 'Games', game, developer: 'Paper Moon' });

  test.each([
    ['', 'Games'],
    ['/new', 'New game'],
    ['/new/', 'New game'],
    ['/announcements/new', 'New announcement'],
    ['/announcements/edit/kite-2', 'Edit announcement'],
    ['/announcements/edit/new/', 'Edit announcement'],
    ['/messages/ABCD2345', 'Message'],
  ])('names the page at “%s”: %s', (path, page) => {
    expect(of(path)).toBe(`${page} - Paper Moon - Holocade console`);
  });

  test('names the tab of other pages', () => {
    const audit = pageTitle({ path: '/audit', tab: 'Audit log', game: undefined, developer: 'Paper Moon' });
    expect(audit).toBe('Audit log - Paper Moon - Holocade console');
    expect(of('/messages/')).toBe('Games - Paper Moon - Holocade console');
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
