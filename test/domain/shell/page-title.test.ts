import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { pageTitle } from '../../../src/domain/shell/page-title';

describe('the title of a page', () => {
  test('is the claim where the page has none', () => {
    expect(pageTitle()).toBe('Holocade - Play and publish VR browser games for free!');
    expect(pageTitle('')).toBe(pageTitle());
  });

  property.prop([fc.string({ minLength: 1 })])('always ends in the name of the site', (page) => {
    expect(pageTitle(page)).toBe(`${page} - Holocade`);
  });
});
