import { describe, expect, test } from 'vitest';
import { helpViews, helpViewSegment } from '../../../src/domain/help/help-view';

describe('the views of the help centre', () => {
  test('are four, each with an address of its own', () => {
    expect(helpViews).toEqual(['index', 'user', 'guest', 'contact']);
    expect(helpViews.map(helpViewSegment)).toEqual([undefined, 'user', 'guest', 'contact']);
  });
});
