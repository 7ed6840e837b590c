import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { helpViews, helpViewSegment, parseHelpView } from '../../../src/domain/help/help-view';

describe('the views of the help centre', () => {
  test('are four', () => {
    expect(helpViews).toEqual(['index', 'user', 'guest', 'contact']);
  });

  test.each([
    [undefined, 'index'],
    ['user', 'user'],
    ['guest', 'guest'],
    ['contact', 'contact'],
    ['index', undefined],
    ['', undefined],
    ['User', undefined],
    ['legal', undefined],
  ])('of the address part %s is %s', (segment, view) => {
    expect(parseHelpView(segment)).toBe(view);
  });

  property.prop([fc.constantFrom(...helpViews)])('are always read as they were written', (view) => {
    expect(parseHelpView(helpViewSegment(view))).toBe(view);
  });

  property.prop([fc.string()])('never have two addresses', (segment) => {
    const view = parseHelpView(segment);
    if (view !== undefined) expect(helpViewSegment(view)).toBe(segment);
  });
});
