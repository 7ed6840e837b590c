import { expect, test } from 'vitest';
import { LoadRanking } from '../../../src/application/leaderboards/load-ranking.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { defaultSettings } from '../../../src/domain/session/settings';
import { err } from '../../../src/domain/shared/result';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeLeaderboardGateway } from '../../fakes/fake-leaderboard-gateway';

const MAIN = { game: 'night-ferry', board: 'main' };

function aLoad() {
  const gateway = new FakeLeaderboardGateway({ 'night-ferry/main': { order: 'highest-first' } });
  const session = new SessionState();
  return { gateway, session, load: new LoadRanking(gateway, session) };
}

test('LoadRanking loads the best scores, and the player’s own row', async () => {
  const { gateway, session, load } = aLoad();
  await gateway.post(MAIN, 3);
  const seen = await load.execute(MAIN);
  expect(seen.ok && [seen.value.entries, seen.value.own]).toEqual([1, undefined]);
  session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  const own = await load.execute(MAIN);
  expect(own.ok && own.value.own?.score).toBe(3);
});

test('LoadRanking returns the best scores when the own row fails to load', async () => {
  const { gateway, session, load } = aLoad();
  session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  gateway.mine = () => Promise.resolve(err(aRefusal()));
  const read = await load.execute(MAIN);
  expect(read.ok && read.value.own).toBeUndefined();
});

test('LoadRanking fails when the best scores fail to load', async () => {
  const { gateway, load } = aLoad();
  gateway.failure = aRefusal({ message: 'Not now.' });
  expect(await load.execute(MAIN)).toMatchObject({ ok: false });
});
