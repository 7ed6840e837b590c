import { describe, expect, test } from 'vitest';
import { localGame } from '../support/local-game';

const at = '2026-01-31T09:00:00.000Z';
const yesterday = '2026-01-30T09:00:00.000Z';
const offer = {
  saves: [
    { slot: 1, name: '', data: 'guest', at },
    { slot: 2, name: 'Camp', data: 'guest', at },
  ],
  scores: [
    { board: 'main', score: 7, at },
    { board: 'main', score: 1_000, at },
    { board: 'daily-time', score: 3, at: yesterday },
    { board: 'none', score: 3, at },
  ],
};

describe('localTakeover', () => {
  test('fills empty slots and posts eligible scores after a yes', async () => {
    const { ask, signIn, say, emitted, asked } = localGame();
    await signIn();
    await ask('save.write', { data: 'own' });
    await expect(ask('guest.offer', offer)).resolves.toEqual({ asked: true });
    expect(asked[0]).toMatchObject({ title: 'Keep your guest progress?', yes: 'Keep progress' });
    expect(asked[0]?.text).toContain('Saves: 2, scores: 4.');
    await say(true);
    expect(emitted.at(-1)).toEqual(['taken-over', { slots: [2], boards: ['main', 'daily-time', 'none'] }]);
    await expect(ask('save.all')).resolves.toMatchObject({ 1: { data: 'own' }, 2: { data: 'guest', updatedAt: at } });
    await expect(ask('leaderboard.mine', { board: 'main' })).resolves.toMatchObject({ scores: [{ score: 7 }] });
    await expect(ask('leaderboard.mine', { board: 'daily-time' })).resolves.toMatchObject({ scores: [] });
  });

  test('changes nothing after a no', async () => {
    const { ask, signIn, say, emitted } = localGame();
    await signIn();
    await ask('guest.offer', offer);
    await say(false);
    expect(emitted.map(([name]) => name)).toEqual(['auth', 'pause', 'resume']);
    await expect(ask('save.all')).resolves.toEqual({});
  });
});
