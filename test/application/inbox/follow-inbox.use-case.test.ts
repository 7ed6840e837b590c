import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { UserId } from '../../../src/domain/session/current-user';
import { aMessage } from '../../fakes/a-notification';
import { aPlayer } from '../../fakes/a-player';
import { delivered } from '../../fakes/delivered';
import { inboxFixture } from './inbox-fixture';

describe('FollowInbox', () => {
  test('waits for a logged-in player, then loads the inbox and subscribes to the player’s channel', async () => {
    const { follow, gateway, realtime, echo, state, user, signIn, signOut } = inboxFixture();
    const stop = follow.execute();
    signOut();
    expect([gateway.calls, realtime.open, state.current.phase]).toEqual([[], [], 'empty']);
    signIn();
    expect(state.current.phase).toBe('loading');
    await delivered();
    expect(state.current).toMatchObject({ phase: 'ready', unread: 2, items: [{ id: 'n1' }, { id: 'n2' }] });
    expect([realtime.open, echo.listening]).toEqual([[`announcement.${user.id}`], 1]);
    stop();
    expect([realtime.open, echo.listening]).toEqual([[], 0]);
  });

  test('adds arrivals without a request, and counts them until the player looks at the inbox', async () => {
    const { follow, state, signIn, arrive, realtime, user, gateway } = inboxFixture();
    follow.execute();
    signIn();
    await delivered();
    arrive('n3');
    expect(state.current).toMatchObject({ unread: 3, arrived: 1, items: [{ id: 'n3' }, { id: 'n1' }, { id: 'n2' }] });
    state.apply({ type: 'looked-at' });
    expect(state.current.arrived).toBe(0);
    expect(gateway.calls).toEqual(['newest']);
    realtime.publish(`announcement.${user.id}`, { type: 'message-created', message: aMessage() });
    expect([gateway.calls, state.current.arrived]).toEqual([['newest'], 0]);
  });

  test('loads the inbox again after an event that has changed items', async () => {
    const { follow, state, signIn, gateway, realtime, user } = inboxFixture();
    follow.execute();
    signIn();
    await delivered();
    realtime.publish(`announcement.${user.id}`, { type: 'conversation-updated', username: 'orion' });
    await delivered();
    expect([gateway.calls, state.current.arrived]).toEqual([['newest', 'newest'], 0]);
  });

  test('loads the inbox once, after the subscription, or after two seconds without one', async () => {
    const { clock, follow, gateway, realtime, signIn } = inboxFixture();
    follow.execute();
    signIn();
    clock.advance(10_000);
    await delivered();
    expect(gateway.calls).toEqual(['newest']);
    const late = inboxFixture();
    late.realtime.drop();
    late.follow.execute();
    late.signIn();
    late.clock.advance(1999);
    expect(late.gateway.calls).toEqual([]);
    late.clock.advance(1);
    expect(late.gateway.calls).toEqual(['newest']);
    realtime.drop();
    realtime.connect();
    expect(gateway.calls).toEqual(['newest', 'newest']);
  });

  test('reloads when another tab has marked an item as read', async () => {
    const { follow, state, signIn, gateway, echo } = inboxFixture();
    follow.execute();
    signIn();
    await delivered();
    await gateway.markAllRead();
    echo.sound();
    await delivered();
    expect(state.current.unread).toBe(0);
  });

  test('reloads after every subscription to the channel, including reconnections', async () => {
    const { follow, state, signIn, arrive, realtime } = inboxFixture();
    realtime.drop();
    follow.execute();
    signIn();
    await delivered();
    for (const id of ['n3', 'n4']) {
      arrive(id);
      realtime.connect();
      await delivered();
      expect(state.current.items[0]?.id).toBe(id);
      realtime.drop();
    }
    expect(state.current).toMatchObject({ unread: 4, arrived: 0 });
  });

  test('is empty after the player has logged out, whatever responses follow', async () => {
    const { follow, state, signIn, signOut } = inboxFixture();
    follow.execute();
    signIn();
    signOut();
    await delivered();
    expect(state.current).toMatchObject({ phase: 'empty', items: [], unread: 0 });
  });

  property.prop([fc.scheduler(), fc.array(fc.constantFrom('arrive', 'connect', 'drop'), { maxLength: 8 })], {
    numRuns: 500,
  })(
    'always equals the server’s inbox at the end, in any order of loads, subscriptions and events',
    async (scheduler, steps) => {
      const { follow, state, gateway, realtime, signIn, arrive } = inboxFixture({
        through: (target) => ({
          ...target,
          newest: () =>
            scheduler.schedule(Promise.resolve(), 'asked').then(() => scheduler.schedule(target.newest(), 'answered')),
        }),
      });
      realtime.drop();
      follow.execute();
      signIn();
      // Without a subscription at the end, later arrivals would be unknown.
      const isOpen = steps.findLast((step) => step !== 'arrive') === 'connect';
      const builders = [...steps, ...(isOpen ? [] : ['connect' as const])].map((step, index) => ({
        label: step,
        builder: () => {
          if (step === 'arrive') arrive(`a${index}`);
          else realtime[step]();
          return Promise.resolve();
        },
      }));
      scheduler.scheduleSequence(builders);
      await scheduler.waitIdle();
      const newest = await gateway.newest();
      const { items, unread } = state.current;
      expect(newest).toEqual({ ok: true, value: { items, unread } });
    },
  );

  property.prop([fc.scheduler(), fc.array(fc.constantFrom('arrive', 'echo', 'leave', 'other'), { maxLength: 6 })])(
    'always ends with the last player’s inbox, in any order of responses',
    async (scheduler, steps) => {
      const { follow, state, gateway, echo, session, signIn, signOut, arrive } = inboxFixture({
        through: (target) => ({
          newest: async () => scheduler.schedule(target.newest(), 'newest'),
          markRead: (id) => target.markRead(id),
          markAllRead: (newest) => target.markAllRead(newest),
        }),
      });
      follow.execute();
      signIn();
      for (const [index, step] of steps.entries()) {
        if (step === 'arrive') arrive(`a${index}`);
        else if (step === 'echo') echo.sound();
        else if (step === 'leave') signOut();
        else signIn(aPlayer({ id: `player-${index}` as UserId }));
      }
      await scheduler.waitAll();
      const here = session.current.user !== undefined;
      expect(state.current.phase).toBe(here ? 'ready' : 'empty');
      // Arrivals are published only on the first player's channel.
      const isFirstPlayerOnly = steps.every((step) => step === 'arrive' || step === 'echo');
      if (isFirstPlayerOnly) expect(state.current.unread).toBe(gateway.unread);
      if (!here) expect(state.current.items).toEqual([]);
    },
  );
});
