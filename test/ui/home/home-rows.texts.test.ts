import { describe, expect, test } from 'vitest';
import { friendsText } from '../../../src/ui/home/home-rows.texts';

const named = (...aliases: string[]) => aliases.map((alias) => ({ username: alias.toLowerCase(), alias }));

describe('friendsText', () => {
  test.each([
    [named('Ada'), 0, 'Ada'],
    [named('Ada', 'Ben'), 0, 'Ada and Ben'],
    [named('Ada', 'Ben'), 1, 'Ada, Ben and 1 other friend'],
    [named('Ada', 'Ben'), 5, 'Ada, Ben and 5 other friends'],
  ])('names friends and counts the others: case %#', (friends, others, text) => {
    expect(friendsText({ friends, others })).toBe(text);
  });
});
