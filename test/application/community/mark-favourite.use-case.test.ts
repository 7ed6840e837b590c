import { expect, test } from 'vitest';
import { MarkFavourite } from '../../../src/application/community/mark-favourite.use-case';
import { ok } from '../../../src/domain/shared/result';

test('MarkFavourite adds a game to the favourites and removes it', async () => {
  const favourites = new Set<string>();
  const mark = new MarkFavourite({
    set: (game, favourite) => {
      if (favourite) favourites.add(game);
      else favourites.delete(game);
      return Promise.resolve(ok(favourite));
    },
  });
  expect(await mark.execute('kestrel', true)).toEqual(ok(true));
  expect([...favourites]).toEqual(['kestrel']);
  expect(await mark.execute('kestrel', false)).toEqual(ok(false));
  expect([...favourites]).toEqual([]);
});
