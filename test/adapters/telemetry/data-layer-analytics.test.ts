import { describe, expect, test } from 'vitest';
import type { DataLayerPage } from '../../../src/adapters/telemetry/data-layer-analytics';
import { DataLayerAnalytics } from '../../../src/adapters/telemetry/data-layer-analytics';

describe('DataLayerAnalytics', () => {
  test('pushes each event by name after the existing entries', () => {
    const page: DataLayerPage = { dataLayer: ['theirs'] };
    const analytics = new DataLayerAnalytics(page, () => undefined);
    analytics.track({ name: 'login_error', code: 'err_credentials' });
    analytics.track({ name: 'play_started', game: 'lantern-drift' });
    expect(page.dataLayer).toEqual([
      'theirs',
      { event: 'login_error', code: 'err_credentials' },
      { event: 'play_started', game: 'lantern-drift' },
    ]);
  });

  test('loads the tag once, and not before it is started', () => {
    let asked = 0;
    const analytics = new DataLayerAnalytics({}, () => (asked += 1));
    analytics.track({ name: 'search', types: ['games'] });
    expect(asked).toBe(0);
    analytics.start();
    analytics.start();
    expect(asked).toBe(1);
  });
});
