import { fc, test as property } from '@fast-check/vitest';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { describe, expect, test } from 'vitest';
import {
  failedGameList,
  gameListView,
  gamesFound,
  RECENTLY_UPDATED_DAYS,
  recentlyUpdatedSince,
  genrePicture,
} from '../../../src/domain/games/game-list';
import { paginate } from '../../../src/domain/shared/pagination';
import { gameCards } from '../../arbitraries/games';
import { isoDates } from '../../arbitraries/iso-dates';
import { paginations } from '../../arbitraries/paginations';
import { slugs } from '../../arbitraries/slugs';

describe('gameListView', () => {
  test('explains an empty result and a page beyond the last', () => {
    expect(gameListView({ games: [], pagination: paginate(0, 1) })).toMatchObject({
      kind: 'empty',
      reason: 'no-results',
    });
    expect(gameListView({ games: [], pagination: paginate(20, 99) })).toMatchObject({
      kind: 'empty',
      reason: 'beyond-last',
    });
  });

  test("shows the server's message and no number after a failure", () => {
    const list = failedGameList('The catalogue takes a rest.');
    expect(list).toEqual({ kind: 'failed', message: 'The catalogue takes a rest.' });
    expect(gamesFound(list)).toBeUndefined();
  });

  property.prop([fc.array(gameCards, { maxLength: 8 }), paginations])(
    'always shows the received games and their total',
    (games, pagination) => {
      const list = gameListView({ games, pagination });
      expect(list.kind === 'loaded' ? list.games : []).toEqual(games);
      expect(gamesFound(list)).toBe(pagination.total);
    },
  );
});

dayjs.extend(utc);

describe('recentlyUpdatedSince', () => {
  test.each([
    ['2024-03-01T12:00:00.000Z', '2024-01-31T12:00:00.000Z'],
    ['2023-03-01T12:00:00.000Z', '2023-01-30T12:00:00.000Z'],
    ['2024-01-01T00:00:00.000Z', '2023-12-02T00:00:00.000Z'],
  ])('on %s is %s', (now, since) => {
    expect(new Date(recentlyUpdatedSince(Date.parse(now))).toISOString()).toBe(since);
  });

  property.prop([isoDates])('is always at most thirty days ago', (now) => {
    expect(RECENTLY_UPDATED_DAYS).toBe(30);
    expect(recentlyUpdatedSince(Date.parse(now))).toBe(dayjs.utc(now).subtract(30, 'day').valueOf());
  });
});

describe('genrePicture', () => {
  test('is named by the slug', () => {
    expect(genrePicture('music', 640)).toBe('genres/music-640.webp');
    expect(genrePicture('b-2', 1920)).toBe('genres/b-2-1920.webp');
  });

  property.prop([slugs, slugs, fc.constantFrom(640, 1280, 1920)])('is never the same for two genres', (a, b, width) => {
    expect(genrePicture(a, width) === genrePicture(b, width)).toBe(a === b);
  });
});
