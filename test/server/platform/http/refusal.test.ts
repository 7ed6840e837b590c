import { describe, expect, test } from 'vitest';
import { waitText } from '../../../../server/platform/http/refusal';

describe('waitText', () => {
  test.each([
    [0, '1 second'],
    [0.4, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [12 * 60, '12 minutes'],
    [90 * 60, '90 minutes'],
    [2 * 3600, '2 hours'],
    [2 * 3600 + 1, '3 hours'],
  ])('describes %d seconds as %s', (seconds, words) => {
    expect(waitText(seconds)).toBe(words);
  });
});
