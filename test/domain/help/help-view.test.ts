import { describe, expect, test } from 'vitest';
import { helpViews, helpViewSegment } from '../../../src/domain/help/help-view';

describe('helpViews', () => {
  test('are four, each with its own address', () => {
    expect(helpViews).toEqual(['index', 'user', 'guest', 'contact']);
    expect(helpViews.map(helpViewSegment)).toEqual([undefined, 'user', 'guest', 'contact']);
  });
});
