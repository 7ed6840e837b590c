import { describe, expect, test } from 'vitest';
import { delivered } from '../../fakes/delivered';
import { localGame } from '../support/local-game';

describe('ads of the sandbox', () => {
  test('pause and mute the game, and end as the player answers', async () => {
    const { ask, say, told } = localGame();
    await expect(ask('ads.show', { kind: 'midgame' })).resolves.toEqual({ state: 'started' });
    await say(false);
    await delivered();
    expect(told.map(([name]) => name)).toEqual(['mute', 'pause', 'ad', 'resume', 'unmute', 'ad']);
    expect(told.at(-1)).toEqual(['ad', { kind: 'midgame', state: 'skipped' }]);
    await expect(ask('ads.show', { kind: 'midgame' })).resolves.toEqual({ state: 'unfilled', reason: 'cooldown' });
  });
});
