import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseLocalState } from '../../../sdk/local/local-state';

describe('parseLocalState', () => {
  test('returns a guest and 100 coins for missing data', () => {
    expect(parseLocalState(undefined)).toEqual({
      signedIn: false,
      coins: 100,
      premium: false,
      badges: {},
      owned: {},
      scores: {},
      saves: {},
      mails: {},
      policy: true,
    });
  });

  test('restores a stored state', () => {
    const state = {
      signedIn: true,
      coins: 0,
      premium: true,
      badges: { first: { percent: 40 }, last: { percent: 100, unlockedAt: 'a' } },
      owned: { shield: [{ count: 2 }, { count: 1, expiresAt: 7 }] },
      scores: { main: { score: 1, at: 'a' } },
      saves: {},
      mails: { game: true },
      policy: false,
    };
    expect(parseLocalState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test.prop([fc.jsonValue()])('never throws for any stored value', (raw) => {
    const each = { badges: { a: raw }, owned: { a: [raw] }, scores: { a: raw }, mails: { a: raw } };
    for (const stored of [raw, { coins: raw, badges: raw, owned: raw, scores: raw, saves: raw, mails: raw }, each]) {
      expect(parseLocalState(stored).coins).toBeGreaterThanOrEqual(0);
    }
  });
});
