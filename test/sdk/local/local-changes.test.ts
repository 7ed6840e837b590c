import { describe, expect, test } from 'vitest';
import { setCoins, setPremium, setSignedIn } from '../../../sdk/local/local-changes';
import { localGame } from '../support/local-game';

describe('a change in the sandbox', () => {
  test('is told once, and of coins and premium to a player who is signed in alone', () => {
    const { world, told } = localGame();
    setCoins(world, 7);
    setPremium(world, true);
    setSignedIn(world, false);
    expect(told).toEqual([]);
    for (let turn = 0; turn < 2; turn += 1) {
      setSignedIn(world, true);
      setCoins(world, 8);
      setPremium(world, false);
    }
    expect(told.map(([name]) => name)).toEqual(['auth', 'balance', 'premium']);
    expect(world.store.read()).toMatchObject({ signedIn: true, coins: 8, premium: false });
  });
});
