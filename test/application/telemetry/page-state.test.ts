import { describe, expect, test } from 'vitest';
import { PageState } from '../../../src/application/telemetry/page-state';

describe('PageState', () => {
  test('has no route at first, and then that of the last page', () => {
    const page = new PageState();
    expect(page.route).toBe('');
    page.enter('/');
    page.enter('/arcade/games');
    expect(page.route).toBe('/arcade/games');
  });
});
