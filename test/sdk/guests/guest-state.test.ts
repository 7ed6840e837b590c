import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseGuestState } from '../../../sdk/guests/guest-state';

describe('parseGuestState', () => {
  test('returns an empty state for missing data', () => {
    expect(parseGuestState(undefined)).toEqual({ scores: {}, saves: {} });
  });

  test('restores a stored state', () => {
    const state = { scores: { main: [{ score: 1, at: 'a' }] }, saves: {}, offeredTo: 'nova' };
    expect(parseGuestState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test.prop([fc.jsonValue()])('never throws for any stored value', (stored) => {
    const { scores, saves } = parseGuestState({ scores: stored, saves: stored, offeredTo: stored });
    expect([typeof scores, typeof saves]).toEqual(['object', 'object']);
  });
});
