import { describe, expect, test } from 'vitest';
import { RefreshSession } from '../../../src/application/session/refresh-session.use-case';
import { FakeTabs } from '../../fakes/fake-tab-channel';
import { sessionFixture } from './session-fixture';

const setUp = () => {
  const tabs = new FakeTabs();
  const fixture = sessionFixture({ tabs: tabs.open() });
  fixture.gateway.withAccount('nova', 'Holocade!1').signedInAs('nova');
  const refresh = new RefreshSession(fixture.state, fixture.restore, fixture.tabs);
  return { ...fixture, refresh };
};

describe('RefreshSession', () => {
  test('reloads the session and notifies the other tabs', async () => {
    const { restore, refresh, tabs, gateway } = setUp();
    await restore.execute();
    await refresh.execute();
    expect(gateway.calls).toEqual(['status', 'status']);
    expect(tabs.announced).toEqual(['change']);
  });

  test('sends no request for a guest', async () => {
    const { refresh, tabs, gateway } = setUp();
    await refresh.execute();
    expect(gateway.calls).toEqual([]);
    expect(tabs.announced).toEqual([]);
  });
});
