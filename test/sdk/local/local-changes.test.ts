import { describe, expect, test } from 'vitest';
import { setCoins, setPremium, setSignedIn } from '../../../sdk/local/local-changes';
import { localGame } from '../support/local-game';

describe('setSignedIn, setCoins and setPremium', () => {
  test('emit each change once, coins and premium only for a logged-in player', () => {
    const { world, emitted } = localGame();
    setCoins(world, 7);
    setPremium(world, true);
    setSignedIn(world, false);
    expect(emitted).toEqual([]);
    for (let turn = 0; turn < 2; turn += 1) {
      setSignedIn(world, true);
      setCoins(world, 8);
      setPremium(world, false);
    }
    expect(emitted.map(([name]) => name)).toEqual(['auth', 'balance', 'premium']);
    expect(world.store.read()).toMatchObject({ signedIn: true, coins: 8, premium: false });
  });
});
