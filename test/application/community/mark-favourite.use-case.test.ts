import { expect, test } from 'vitest';
import { MarkFavourite } from '../../../src/application/community/mark-favourite.use-case';
import { ok } from '../../../src/domain/shared/result';

test('makes a game a favourite and takes it off the list', async () => {
  const kept = new Set<string>();
  const mark = new MarkFavourite({
    set: (game, favourite) => {
      if (favourite) kept.add(game);
      else kept.delete(game);
      return Promise.resolve(ok(favourite));
    },
  });
  expect(await mark.execute('kestrel', true)).toEqual(ok(true));
  expect([...kept]).toEqual(['kestrel']);
  expect(await mark.execute('kestrel', false)).toEqual(ok(false));
  expect([...kept]).toEqual([]);
});
