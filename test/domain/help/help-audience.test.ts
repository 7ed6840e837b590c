import { describe, expect, test } from 'vitest';
import { helpAudiences } from '../../../src/domain/help/help-audience';
import { helpViews } from '../../../src/domain/help/help-view';

describe('helpAudiences', () => {
  test('are players with an account and new visitors, each with their own view', () => {
    expect(helpAudiences).toEqual(['user', 'guest']);
    expect(helpViews).toEqual(expect.arrayContaining([...helpAudiences]));
  });
});
