import { describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { settle } from '../games/community-fixture';
import { leaderboardFixture } from './leaderboard-fixture';

const MAIN = { game: 'night-ferry', board: 'main' };
const TIME = { game: 'night-ferry', board: 'time' };

describe('LeaderboardsViewModel', () => {
  test('loads the boards and the ranking of the first one', async () => {
    const { view, gateway } = leaderboardFixture();
    await gateway.post(MAIN, 40);
    const stop = view.start();
    await settle();
    expect(view.boards?.map(({ slug }) => slug)).toEqual(['main', 'time']);
    expect([view.chosen?.slug, view.ranking?.entries, view.ranking?.own?.score]).toEqual(['main', 1, 40]);
    stop();
  });

  test('loads the ranking of another board when it is chosen', async () => {
    const { view, gateway } = leaderboardFixture();
    await gateway.post(TIME, 12);
    view.start();
    await settle();
    const time = view.boards?.[1];
    if (time === undefined) throw new Error('Expected two boards');
    const chosen = view.choose(time);
    expect(view.ranking).toBeUndefined();
    await chosen;
    expect(view.ranking?.best.map(({ score }) => score)).toEqual([12]);
  });

  test('reloads the ranking when the running game improves a score of the shown board', async () => {
    const { view, gateway, postedScores } = leaderboardFixture();
    view.start();
    await settle();
    expect(view.ranking?.best).toEqual([]);
    await gateway.post(MAIN, 7);
    for (const other of [TIME, { game: 'other', board: 'main' }]) postedScores.publish(other);
    await settle();
    expect(view.ranking?.best).toEqual([]);
    postedScores.publish(MAIN);
    await settle();
    expect(view.ranking?.best.map(({ score }) => score)).toEqual([7]);
  });

  test('adds the own score after a login', async () => {
    const { view, gateway, signIn } = leaderboardFixture({ signedIn: false });
    await gateway.post(MAIN, 7);
    view.start();
    await settle();
    expect(view.ranking?.own).toBeUndefined();
    signIn();
    await settle();
    expect(view.ranking?.own?.score).toBe(7);
  });

  test('reports the reason of a failed load and loads on a retry', async () => {
    const { view, gateway } = leaderboardFixture();
    gateway.failure = aRefusal({ message: 'Not now.' });
    view.start();
    await settle();
    expect([view.failure, view.boards]).toEqual(['Not now.', undefined]);
    gateway.failure = undefined;
    await view.load();
    expect([view.failure, view.ranking?.entries]).toEqual([undefined, 0]);
  });

  test('keeps the shown ranking when a later load fails', async () => {
    const { view, gateway, postedScores } = leaderboardFixture();
    view.start();
    await settle();
    gateway.failure = aRefusal();
    postedScores.publish(MAIN);
    await settle();
    expect([view.failure, view.ranking?.entries]).toEqual([undefined, 0]);
  });

  test('ignores a response after it was stopped', async () => {
    const { view } = leaderboardFixture();
    const stop = view.start();
    stop();
    await settle();
    expect(view.boards).toBeUndefined();
  });
});
