import { describe, expect, test } from 'vitest';
import { ClearRecentToasts } from '../../../src/application/notices/clear-recent-toasts.use-case';
import { NoticesState } from '../../../src/application/notices/notices-state';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { delivered } from '../../fakes/delivered';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeSessionGateway } from '../../fakes/fake-session-gateway';
import { FakeTabs } from '../../fakes/fake-tab-channel';
import { aSessionHouse } from '../session/a-session-house';

const toast = { kind: 'info', title: 'A', body: 'B' } as const;

async function twoTabs() {
  const browser = new FakeTabs();
  const gateway = new FakeSessionGateway().withAccount('nova', 'x');
  const open = () => {
    const house = aSessionHouse({ gateway, tabs: browser.open() });
    const notices = new NoticesState(new FakeClock(), new FakeRandom());
    const stop = new ClearRecentToasts(house.state, notices).execute();
    house.followOtherTabs.execute();
    notices.announce(toast);
    return { ...house, notices, stop };
  };
  const [here, there] = [open(), open()];
  await here.logIn.execute('nova', 'x');
  await delivered();
  return { here, there };
}

describe('the last toasts', () => {
  test('are those of the guest whom the player was, and stay while the player does', async () => {
    const { here } = await twoTabs();
    await here.restore.execute();
    expect(here.notices.history).toHaveLength(1);
  });

  test('are forgotten in every tab when the player signs out in one', async () => {
    const { here, there } = await twoTabs();
    await here.logOut.execute();
    here.notices.announce({ ...toast, title: 'Signed Out' });
    await delivered();
    expect(here.notices.history).toMatchObject([{ toast: { title: 'Signed Out' } }]);
    expect(there.notices.history).toEqual([]);
    expect(there.notices.current).toHaveLength(1);
  });

  test('are forgotten when another player takes the place', async () => {
    const { here } = await twoTabs();
    const other = aPlayer({ id: 'other' as UserId });
    here.state.apply({ type: 'signed-in', user: other, settings: defaultSettings() });
    expect(here.notices.history).toEqual([]);
  });

  test('stay when nobody follows the session any more', async () => {
    const { here } = await twoTabs();
    here.stop();
    await here.logOut.execute();
    expect(here.notices.history).toHaveLength(1);
  });
});
