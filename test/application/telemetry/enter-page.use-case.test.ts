import { describe, expect, test } from 'vitest';
import { EnterPage } from '../../../src/application/telemetry/enter-page.use-case';
import { PageState } from '../../../src/application/telemetry/page-state';
import { FakeAnalytics } from '../../fakes/fake-analytics';

describe('EnterPage', () => {
  test('sends the page view to analytics, and sets the route of later error reports', () => {
    const page = new PageState();
    const analytics = new FakeAnalytics();
    const enter = new EnterPage(page, analytics, { mobile: true });
    enter.execute('/community/user/:username', '/community/user/nova');
    expect(page.route).toBe('/community/user/:username');
    expect(analytics.tracked).toEqual([
      { name: 'page_view', route: '/community/user/:username', path: '/community/user/:username', mobile: true },
    ]);
  });
});
