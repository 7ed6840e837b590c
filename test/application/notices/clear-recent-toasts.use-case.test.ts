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
import { sessionFixture } from '../session/session-fixture';

const toast = { kind: 'info', title: 'A', body: 'B' } as const;

async function twoTabs() {
  const browser = new FakeTabs();
  const gateway = new FakeSessionGateway().withAccount('nova', 'x');
  const open = () => {
    const fixture = sessionFixture({ gateway, tabs: browser.open() });
    const notices = new NoticesState(new FakeClock(), new FakeRandom());
    const stop = new ClearRecentToasts(fixture.state, notices).execute();
    fixture.followOtherTabs.execute();
    notices.announce(toast);
    return { ...fixture, notices, stop };
  };
  const [here, there] = [open(), open()];
  await here.logIn.execute('nova', 'x');
  await delivered();
  return { here, there };
}

describe('ClearRecentToasts', () => {
  test('keeps the recent toasts through a login and while the player stays', async () => {
    const { here } = await twoTabs();
    await here.restore.execute();
    expect(here.notices.history).toHaveLength(1);
  });

  test('clears the recent toasts in every tab when the player logs out in one', async () => {
    const { here, there } = await twoTabs();
    await here.logOut.execute();
    here.notices.announce({ ...toast, title: 'Signed Out' });
    await delivered();
    expect(here.notices.history).toMatchObject([{ toast: { title: 'Signed Out' } }]);
    expect(there.notices.history).toEqual([]);
    expect(there.notices.current).toHaveLength(1);
  });

  test('clears the recent toasts when another player replaces the current one', async () => {
    const { here } = await twoTabs();
    const other = aPlayer({ id: 'other' as UserId });
    here.state.apply({ type: 'signed-in', user: other, settings: defaultSettings() });
    expect(here.notices.history).toEqual([]);
  });

  test('clears nothing after it was stopped', async () => {
    const { here } = await twoTabs();
    here.stop();
    await here.logOut.execute();
    expect(here.notices.history).toHaveLength(1);
  });
});
