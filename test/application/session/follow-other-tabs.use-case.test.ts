import { describe, expect, test } from 'vitest';
import { FakeSessionGateway } from '../../fakes/fake-session-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeTabs } from '../../fakes/fake-tab-channel';
import { sessionFixture } from './session-fixture';

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('FollowOtherTabs', () => {
  test('logs in and out together with the other tab, until it is stopped', async () => {
    const browser = new FakeTabs();
    const gateway = new FakeSessionGateway().withAccount('nova', 'x');
    const here = sessionFixture({ gateway, tabs: browser.open() });
    const store = new FakeSessionStore();
    const there = sessionFixture({ gateway, tabs: browser.open(), store });
    const stop = there.followOtherTabs.execute();

    await here.logIn.execute('nova', 'x');
    await settled();
    expect(there.state.current.user?.username).toBe('nova');

    await here.logOut.execute();
    await settled();
    expect(there.state.current.user).toBeUndefined();
    expect(store.words).toBe('gone');

    stop();
    await here.logIn.execute('nova', 'x');
    await settled();
    expect(there.state.current.user).toBeUndefined();
  });

  test('keeps the player after a change in another tab when the server does not respond', async () => {
    const browser = new FakeTabs();
    const gateway = new FakeSessionGateway().withAccount('nova', 'x').signedInAs('nova');
    const here = browser.open();
    const there = sessionFixture({ gateway, tabs: browser.open() });
    await there.restore.execute();
    there.followOtherTabs.execute();
    gateway.failure = { kind: 'network' };
    here.announce('change');
    await settled();
    expect(there.state.current.user?.username).toBe('nova');
    here.announce('logout');
    await settled();
    expect(there.state.current.user).toBeUndefined();
  });

  test('leaves an expired session of another tab to FollowExpiry', async () => {
    const browser = new FakeTabs();
    const gateway = new FakeSessionGateway();
    const here = browser.open();
    const there = sessionFixture({ gateway, tabs: browser.open() });
    there.followOtherTabs.execute();
    here.announce('expiry');
    await settled();
    expect(gateway.calls).toEqual([]);
    here.announce('change');
    await settled();
    expect(gateway.calls).toEqual(['status']);
  });
});
