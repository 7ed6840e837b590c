import { describe, expect, test } from 'vitest';
import { ArrivalSound, ToastArrivals } from '../../../src/application/inbox/toast-arrivals.use-case';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { arrivalOfNotification } from '../../../src/domain/notices/arrival-source';
import type { ToastDraft } from '../../../src/domain/notices/toast';
import type { Notification } from '../../../src/domain/notices/notification';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aNotification } from '../../fakes/a-notification';
import { delivered } from '../../fakes/delivered';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeSoundPlayer } from '../../fakes/fake-sound-player';
import { inboxFixture } from './inbox-fixture';

async function begin(failure?: ApiFailure) {
  const fixture = inboxFixture();
  fixture.gateway.arrive(aNotification({ id: 'old', kind: 'news', title: 'Old', created: '2025-12-31T00:00:00Z' }));
  fixture.gateway.failure = failure;
  const shown: ToastDraft[] = [];
  const attention = new FakeAttention();
  const withdrawn: string[] = [];
  const announced = {
    announce: (toast: ToastDraft) => void shown.push(toast),
    withdraw: (key: string) => void withdrawn.push(key),
  };
  const [sounds, clock] = [new FakeSoundPlayer(), new FakeClock()];
  const sound = new ArrivalSound('notification', sounds, clock);
  const stop = new ToastArrivals(
    'arrived',
    fixture.state,
    arrivalOfNotification,
    fixture.session,
    announced,
    attention,
    sound,
  ).execute();
  fixture.follow.execute();
  fixture.signIn();
  await delivered();
  fixture.gateway.failure = undefined;
  let count = 0;
  const arriveAs = async (kind: Notification['kind'], title: string) => {
    count += 1;
    const notification = aNotification({ id: `a${count}`, kind, title, created: `2026-01-01T00:00:0${count}Z` });
    fixture.gateway.arrive(notification);
    fixture.realtime.publish(`announcement.${fixture.user.id}`, { type: 'notification-created', notification });
    await delivered();
    clock.advance(3000);
  };
  const set = (community: Partial<UserSettings['community']>) => {
    const standard = defaultSettings();
    const settings = { ...standard, community: { ...standard.community, ...community } };
    fixture.session.apply({ type: 'settings-changed', settings });
  };
  const titles = () => shown.map(({ title }) => title);
  return { ...fixture, attention, sounds, arriveAs, set, stop, shown, withdrawn, titles };
}

describe('ToastArrivals', () => {
  test('shows each arrival once, and no older notifications', async () => {
    const { arriveAs, realtime, titles } = await begin();
    realtime.connect();
    await delivered();
    expect(titles()).toEqual([]);
    await arriveAs('friend-request', 'Ada asks');
    await arriveAs('support-reply', 'An answer');
    realtime.connect();
    await delivered();
    expect(titles()).toEqual(['Ada asks', 'An answer']);
  });

  test('shows no toast for results of the player’s own actions', async () => {
    const { arriveAs, titles } = await begin();
    await arriveAs('achievement', 'First Light');
    await arriveAs('receipt', 'Thank you');
    expect(titles()).toEqual([]);
    await arriveAs('news', 'Something else');
    expect(titles()).toEqual(['Something else']);
  });

  test('follows the notification settings', async () => {
    const { arriveAs, set, titles } = await begin();
    set({ mute_friends: true });
    await arriveAs('friend-request', 'muted');
    await arriveAs('news', 'shown');
    set({ focus_mode: true });
    await arriveAs('news', 'not now');
    set({});
    expect(titles()).toEqual(['shown']);
  });

  test('plays the sound of notifications unless their source is muted, also when toasts are off', async () => {
    const { arriveAs, set, sounds, titles } = await begin();
    await arriveAs('receipt', 'own action');
    set({ mute_friends: true });
    await arriveAs('friend-request', 'muted');
    expect(sounds.played).toEqual([]);
    set({ toast_notifications: false });
    await arriveAs('friend-request', 'heard only');
    expect([sounds.played, titles()]).toEqual([['ding'], []]);
    set({ focus_mode: true });
    await arriveAs('news', 'not now');
    expect(sounds.played).toEqual(['ding']);
  });

  test('closes the toast once the player has looked at the list', async () => {
    const { arriveAs, state, shown, withdrawn } = await begin();
    state.apply({ type: 'looked-at' });
    await arriveAs('news', 'first');
    await arriveAs('news', 'second');
    expect([shown.map(({ key }) => key), withdrawn]).toEqual([['arrived', 'arrived'], []]);
    state.apply({ type: 'looked-at' });
    state.apply({ type: 'looked-at' });
    expect(withdrawn).toEqual(['arrived']);
  });

  test('closes the toast of an item that is read, here or elsewhere, and no other toast', async () => {
    const { arriveAs, gateway, refresh, withdrawn } = await begin();
    await arriveAs('news', 'first');
    await arriveAs('news', 'second');
    await gateway.markRead('a1');
    await refresh.execute();
    expect(withdrawn).toEqual([]);
    await gateway.markRead('a2');
    await refresh.execute();
    expect(withdrawn).toEqual(['arrived']);
  });

  test('warns of the end of premium', async () => {
    const { arriveAs, shown } = await begin();
    await arriveAs('premium-ending', 'Premium ends soon');
    await arriveAs('news', 'Something else');
    expect(shown.map(({ kind }) => kind)).toEqual(['warning', 'info']);
  });

  test('shows nothing in a hidden tab, not even later', async () => {
    const { attention, arriveAs, titles } = await begin();
    attention.hide();
    await arriveAs('news', 'elsewhere');
    attention.show();
    expect(titles()).toEqual([]);
  });

  test('shows no older notifications when the list failed to load before an arrival', async () => {
    const { arriveAs, titles } = await begin({ kind: 'network' });
    await arriveAs('receipt', 'Thank you');
    expect(titles()).toEqual([]);
    await arriveAs('news', 'Something new');
    expect(titles()).toEqual(['Something new']);
  });

  test('shows a toast in only one of two visible tabs', async () => {
    const { attention, arriveAs, titles } = await begin();
    attention.claimedElsewhere.add('a1');
    await arriveAs('news', 'shown there');
    await arriveAs('news', 'shown here');
    expect(titles()).toEqual(['shown here']);
  });

  test('shows nothing of the previous player, and nothing after it was stopped', async () => {
    const { arriveAs, signIn, stop, titles, user } = await begin();
    signIn({ ...user, id: 'another' as typeof user.id });
    await delivered();
    expect(titles()).toEqual([]);
    stop();
    await arriveAs('news', 'unheard');
    expect(titles()).toEqual([]);
  });
});
