// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { FOOTER_DESTINATIONS, isComingSoon } from '../../../src/domain/shell/footer';
import { destinations } from '../../../src/ui/shell/destinations';

describe('destinations', () => {
  test('are unavailable for features that come soon', () => {
    const soon = FOOTER_DESTINATIONS.filter(isComingSoon).map((name) => destinations[name].state);
    expect(soon).toEqual(['soon', 'soon']);
  });

  test('are open for the account pages', () => {
    expect([destinations.dashboard, destinations.settings]).toEqual([
      { path: '/account/home', state: 'open' },
      { path: '/account/settings', state: 'open' },
    ]);
  });
});
