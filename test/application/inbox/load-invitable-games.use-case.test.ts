import { expect, test } from 'vitest';
import { LoadInvitableGames } from '../../../src/application/inbox/load-invitable-games.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aGameCard } from '../../fakes/a-game-card';
import { aRefusal } from '../../fakes/a-refusal';

const card = (slug: string) => aGameCard({ slug, title: slug });
const resume = [{ game: card('kite-hill'), played: '2026-01-01T12:00:00.000Z', playing: true }];
const home = { rows: () => Promise.resolve(ok({ resume, friends: [], suggestions: [] })) };
const pagination = { total: 1, from: 1, to: 1, current: 1, perPage: 8, items: 1, last: 1 };
const favourites = { list: () => Promise.resolve(ok({ games: [card('kite-hill'), card('glyph-gate')], pagination })) };

test('LoadInvitableGames returns played games and then favourites', async () => {
  expect(await new LoadInvitableGames(home, favourites).execute()).toEqual(
    ok([
      { slug: 'kite-hill', title: 'kite-hill', playing: true },
      { slug: 'glyph-gate', title: 'glyph-gate', playing: false },
    ]),
  );
});

test('LoadInvitableGames returns the failure of either call', async () => {
  const failure = err(aRefusal({ status: 503, message: 'Not now.' }));
  const failing = () => Promise.resolve(failure);
  expect(await new LoadInvitableGames({ rows: failing }, favourites).execute()).toEqual(failure);
  expect(await new LoadInvitableGames(home, { list: failing }).execute()).toEqual(failure);
});
