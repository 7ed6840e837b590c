// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../../server/platform/demo/demo-accounts';
import { demoCommunity } from '../../../../server/platform/demo/insert-community';
import { demoReviews } from '../../../../server/platform/demo/insert-reviews';
import { demoStudios } from '../../../../server/platform/demo/demo-studios';
import { usernameKey, usernameProblem } from '../../../../src/domain/auth/username-policy';

describe('the invented people', () => {
  test.each(demoCommunity)('$username has a name that could be registered', ({ username }) => {
    expect(usernameProblem(username)).toBeUndefined();
  });

  test('share no name with each other or with an account that can be tried out', () => {
    const keys = [...demoCommunity, ...demoAccounts].map(({ username }) => usernameKey(username));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('have joined before they wrote anything', () => {
    for (const { by, daysAgo } of demoReviews) {
      const writer = demoCommunity.find(({ username }) => username === by);
      expect(writer?.joinedDaysAgo).toBeGreaterThan(daysAgo);
    }
  });

  test('answer for every studio that no account owns', () => {
    const owned = demoStudios.flatMap(({ slug, owner }) => (owner === undefined ? [] : [slug]));
    const joined = demoCommunity.flatMap(({ studio }) => studio ?? []);
    expect(new Set([...owned, ...joined])).toEqual(new Set(demoStudios.map(({ slug }) => slug)));
  });
});
