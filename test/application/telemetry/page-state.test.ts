import { describe, expect, test } from 'vitest';
import { PageState } from '../../../src/application/telemetry/page-state';

describe('the shown page', () => {
  test('is none at first, and then the last that was entered', () => {
    const page = new PageState();
    expect(page.route).toBe('');
    page.enter('/');
    page.enter('/arcade/games');
    expect(page.route).toBe('/arcade/games');
  });
});
