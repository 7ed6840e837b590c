import { describe, expect, test } from 'vitest';
import { authStateOf } from '../../../src/application/bridge/auth-state-of';
import { aPlayer } from '../../fakes/a-player';

describe('authStateOf', () => {
  test('contains both names and nothing else', () => {
    expect(authStateOf(aPlayer())).toEqual({ loggedIn: true, username: 'ada', alias: 'Ada L.' });
    expect(authStateOf(aPlayer({ alias: undefined }))).toEqual({ loggedIn: true, username: 'ada', alias: 'ada' });
  });

  test('only reports a visitor as logged out', () => {
    expect(authStateOf(undefined)).toEqual({ loggedIn: false });
  });
});
