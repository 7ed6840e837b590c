import { describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { settle } from '../games/a-community';
import { someBoards } from './some-boards';

const MAIN = { game: 'night-ferry', board: 'main' };
const TIME = { game: 'night-ferry', board: 'time' };

describe('the boards of a game', () => {
  test('come with the first of them chosen and read', async () => {
    const { view, gateway } = someBoards();
    await gateway.post(MAIN, 40);
    const stop = view.start();
    await settle();
    expect(view.boards?.map(({ slug }) => slug)).toEqual(['main', 'time']);
    expect([view.chosen?.slug, view.standing?.entries, view.standing?.own?.score]).toEqual(['main', 1, 40]);
    stop();
  });

  test('show another one as soon as it is chosen', async () => {
    const { view, gateway } = someBoards();
    await gateway.post(TIME, 12);
    view.start();
    await settle();
    const time = view.boards?.[1];
    if (time === undefined) throw new Error('There is one board only.');
    const chosen = view.choose(time);
    expect(view.standing).toBeUndefined();
    await chosen;
    expect(view.standing?.best.map(({ score }) => score)).toEqual([12]);
  });

  test('change under the running game when it posts a better score to the shown board', async () => {
    const { view, gateway, postedScores } = someBoards();
    view.start();
    await settle();
    expect(view.standing?.best).toEqual([]);
    await gateway.post(MAIN, 7);
    for (const other of [TIME, { game: 'other', board: 'main' }]) postedScores.publish(other);
    await settle();
    expect(view.standing?.best).toEqual([]);
    postedScores.publish(MAIN);
    await settle();
    expect(view.standing?.best.map(({ score }) => score)).toEqual([7]);
  });

  test('have a row of the player once somebody signs in', async () => {
    const { view, gateway, signIn } = someBoards({ signedIn: false });
    await gateway.post(MAIN, 7);
    view.start();
    await settle();
    expect(view.standing?.own).toBeUndefined();
    signIn();
    await settle();
    expect(view.standing?.own?.score).toBe(7);
  });

  test('say why they did not come, and come with the next try', async () => {
    const { view, gateway } = someBoards();
    gateway.failure = aRefusal({ message: 'Not now.' });
    view.start();
    await settle();
    expect([view.failure, view.boards]).toEqual(['Not now.', undefined]);
    gateway.failure = undefined;
    await view.load();
    expect([view.failure, view.standing?.entries]).toEqual([undefined, 0]);
  });

  test('stay as they were when a later reading fails', async () => {
    const { view, gateway, postedScores } = someBoards();
    view.start();
    await settle();
    gateway.failure = aRefusal();
    postedScores.publish(MAIN);
    await settle();
    expect([view.failure, view.standing?.entries]).toEqual([undefined, 0]);
  });

  test('take no answer after the page was left', async () => {
    const { view } = someBoards();
    const stop = view.start();
    stop();
    await settle();
    expect(view.boards).toBeUndefined();
  });
});
