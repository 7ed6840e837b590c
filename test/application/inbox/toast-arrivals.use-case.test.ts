import { describe, expect, test } from 'vitest';
import { ToastArrivals } from '../../../src/application/inbox/toast-arrivals.use-case';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import type { ToastDraft } from '../../../src/domain/notices/toast';
import type { Notification } from '../../../src/domain/notices/notification';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aNotification } from '../../fakes/a-notification';
import { delivered } from '../../fakes/delivered';
import { FakeAttention } from '../../fakes/fake-attention';
import { anInboxHouse } from './an-inbox-house';

async function begin(failure?: ApiFailure) {
  const house = anInboxHouse();
  house.gateway.arrive(aNotification({ id: 'old', kind: 'news', title: 'Old', created: '2025-12-31T00:00:00Z' }));
  house.gateway.failure = failure;
  const shown: ToastDraft[] = [];
  const attention = new FakeAttention();
  const announce = (toast: ToastDraft) => void shown.push(toast);
  const stop = new ToastArrivals(house.state, house.session, { announce }, attention).execute();
  house.follow.execute();
  house.signIn();
  await delivered();
  house.gateway.failure = undefined;
  let count = 0;
  const come = async (kind: Notification['kind'], title: string) => {
    count += 1;
    house.gateway.arrive(aNotification({ id: `a${count}`, kind, title, created: `2026-01-01T00:00:0${count}Z` }));
    house.realtime.publish(`announcement.${house.user.id}`, { type: 'notification-created' });
    await delivered();
  };
  const set = (community: Partial<UserSettings['community']>) => {
    const standard = defaultSettings();
    const settings = { ...standard, community: { ...standard.community, ...community } };
    house.session.apply({ type: 'settings-changed', settings });
  };
  return { ...house, attention, come, set, stop, titles: () => shown.map(({ title }) => title) };
}

describe('notifications that arrive', () => {
  test('are shown once each, unlike what was there before', async () => {
    const { come, realtime, titles } = await begin();
    realtime.connect();
    await delivered();
    expect(titles()).toEqual([]);
    await come('friend-request', 'Ada asks');
    await come('support-reply', 'An answer');
    realtime.connect();
    await delivered();
    expect(titles()).toEqual(['Ada asks', 'An answer']);
  });

  test('are not shown when they answer what the player has just done', async () => {
    const { come, titles } = await begin();
    await come('achievement', 'First Light');
    await come('receipt', 'Thank you');
    expect(titles()).toEqual([]);
    await come('news', 'Something else');
    expect(titles()).toEqual(['Something else']);
  });

  test('are shown as the settings say', async () => {
    const { come, set, titles } = await begin();
    set({ mute_friends: true });
    await come('friend-request', 'muted');
    await come('news', 'shown');
    set({ focus_mode: true });
    await come('news', 'not now');
    set({});
    expect(titles()).toEqual(['shown']);
  });

  test('are shown in the tab that is seen, and not later in others', async () => {
    const { attention, come, titles } = await begin();
    attention.hide();
    await come('news', 'elsewhere');
    attention.show();
    expect(titles()).toEqual([]);
  });

  test('are not mixed with older ones, even when one comes where the list could not be had before', async () => {
    const { come, titles } = await begin({ kind: 'network' });
    await come('receipt', 'Thank you');
    expect(titles()).toEqual([]);
    await come('news', 'Something new');
    expect(titles()).toEqual(['Something new']);
  });

  test('are shown in one of two tabs that are seen', async () => {
    const { attention, come, titles } = await begin();
    attention.claimedElsewhere.add('a1');
    await come('news', 'shown there');
    await come('news', 'shown here');
    expect(titles()).toEqual(['shown here']);
  });

  test('are those of whoever is signed in now, and nobody’s once nobody listens', async () => {
    const { come, signIn, stop, titles, user } = await begin();
    signIn({ ...user, id: 'another' as typeof user.id });
    await delivered();
    expect(titles()).toEqual([]);
    stop();
    await come('news', 'unheard');
    expect(titles()).toEqual([]);
  });
});
