import { describe, expect, test } from 'vitest';
import { RefreshSession } from '../../../src/application/session/refresh-session.use-case';
import { FakeTabs } from '../../fakes/fake-tab-channel';
import { aSessionHouse } from './a-session-house';

const aHouse = () => {
  const tabs = new FakeTabs();
  const house = aSessionHouse({ tabs: tabs.open() });
  house.gateway.withAccount('nova', 'Holocade!1').signedInAs('nova');
  const refresh = new RefreshSession(house.state, house.restore, house.tabs);
  return { ...house, refresh };
};

describe('refreshing the session', () => {
  test('asks the server and tells the other tabs', async () => {
    const { restore, refresh, tabs, gateway } = aHouse();
    await restore.execute();
    await refresh.execute();
    expect(gateway.calls).toEqual(['status', 'status']);
    expect(tabs.announced).toEqual(['change']);
  });

  test('leaves a guest alone', async () => {
    const { refresh, tabs, gateway } = aHouse();
    await refresh.execute();
    expect(gateway.calls).toEqual([]);
    expect(tabs.announced).toEqual([]);
  });
});
