import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseGuestState } from '../../../sdk/guests/guest-state';

describe('what a page keeps of its guests', () => {
  test('is nothing at first', () => {
    expect(parseGuestState(undefined)).toEqual({ scores: {}, saves: {} });
  });

  test('comes back from storage', () => {
    const state = { scores: { main: [{ score: 1, at: 'a' }] }, saves: {}, offeredTo: 'nova' };
    expect(parseGuestState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test.prop([fc.jsonValue()])('never trips over what somebody wrote into storage', (stored) => {
    const { scores, saves } = parseGuestState({ scores: stored, saves: stored, offeredTo: stored });
    expect([typeof scores, typeof saves]).toEqual(['object', 'object']);
  });
});
