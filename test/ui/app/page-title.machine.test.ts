import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { pageTitle } from '../../../src/ui/app/page-title.machine';

describe('pageTitle', () => {
  test('is the claim on a page without a title', () => {
    expect(pageTitle()).toBe('Holocade - Play and publish VR browser games for free!');
    expect(pageTitle('')).toBe(pageTitle());
  });

  property.prop([fc.string({ minLength: 1 })])("always ends in the site's name", (page) => {
    expect(pageTitle(page)).toBe(`${page} - Holocade`);
  });
});
