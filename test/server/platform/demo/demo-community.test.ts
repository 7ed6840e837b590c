// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../../server/platform/demo/demo-accounts';
import { demoCommunity } from '../../../../server/platform/demo/insert-community';
import { demoReviews } from '../../../../server/platform/demo/insert-reviews';
import { demoStudios } from '../../../../server/platform/demo/demo-studios';
import { usernameKey, usernameProblem } from '../../../../src/domain/auth/username-policy';

describe('demoCommunity', () => {
  test.each(demoCommunity)('$username is a valid username', ({ username }) => {
    expect(usernameProblem(username)).toBeUndefined();
  });

  test('usernames are unique, also among the demo accounts', () => {
    const keys = [...demoCommunity, ...demoAccounts].map(({ username }) => usernameKey(username));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('joined before their first review or score', () => {
    for (const { by, daysAgo } of demoReviews) {
      const writer = demoCommunity.find(({ username }) => username === by);
      expect(writer?.joinedDaysAgo).toBeGreaterThan(daysAgo);
    }
  });

  test('contains a member for every developer without a demo account', () => {
    const owned = demoStudios.flatMap(({ slug, owner }) => (owner === undefined ? [] : [slug]));
    const joined = demoCommunity.flatMap(({ studio }) => studio ?? []);
    expect(new Set([...owned, ...joined])).toEqual(new Set(demoStudios.map(({ slug }) => slug)));
  });
});
