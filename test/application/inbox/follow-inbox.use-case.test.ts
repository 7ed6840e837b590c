import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { UserId } from '../../../src/domain/session/current-user';
import { aPlayer } from '../../fakes/a-player';
import { delivered } from '../../fakes/delivered';
import { anInboxHouse } from './an-inbox-house';

describe('following the inbox', () => {
  test('waits until somebody is signed in, then loads and listens on the player’s channel', async () => {
    const { follow, gateway, realtime, echo, state, user, signIn, signOut } = anInboxHouse();
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

  test('shows what arrives, and counts it until the player looks', async () => {
    const { follow, state, signIn, arrive, realtime, user, gateway } = anInboxHouse();
    follow.execute();
    signIn();
    arrive('n3');
    await delivered();
    expect(state.current).toMatchObject({ unread: 3, arrived: 1, items: [{ id: 'n3' }, { id: 'n1' }, { id: 'n2' }] });
    state.apply({ type: 'looked-at' });
    expect(state.current.arrived).toBe(0);
    const asked = gateway.calls.length;
    realtime.publish(`announcement.${user.id}`, { type: 'message-created' });
    expect(gateway.calls).toHaveLength(asked);
  });

  test('asks again when another tab has read something', async () => {
    const { follow, state, signIn, gateway, echo } = anInboxHouse();
    follow.execute();
    signIn();
    await delivered();
    await gateway.markAllRead();
    echo.sound();
    await delivered();
    expect(state.current.unread).toBe(0);
  });

  test('asks again once its channel is joined, and after each connection that was lost', async () => {
    const { follow, state, signIn, arrive, realtime } = anInboxHouse();
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

  test('is empty once the player has gone, whatever is still to be answered', async () => {
    const { follow, state, signIn, signOut } = anInboxHouse();
    follow.execute();
    signIn();
    signOut();
    await delivered();
    expect(state.current).toMatchObject({ phase: 'empty', items: [], unread: 0 });
  });

  property.prop([fc.scheduler(), fc.array(fc.constantFrom('arrive', 'connect', 'drop'), { maxLength: 8 })])(
    'equals the server’s at the end, whatever the order of load, join and told',
    async (scheduler, steps) => {
      const { follow, state, gateway, realtime, signIn, arrive } = anInboxHouse({
        through: (target) => ({
          ...target,
          newest: () =>
            scheduler.schedule(Promise.resolve(), 'asked').then(() => scheduler.schedule(target.newest(), 'answered')),
        }),
      });
      realtime.drop();
      follow.execute();
      signIn();
      const builders = [...steps, 'connect' as const].map((step, index) => ({
        label: step,
        builder: () => {
          if (step === 'arrive') arrive(`a${index}`);
          else realtime[step]();
          return Promise.resolve();
        },
      }));
      scheduler.scheduleSequence(builders);
      await scheduler.waitIdle();
      const page = await gateway.newest();
      expect(page).toEqual({ ok: true, value: { items: state.current.items, unread: state.current.unread } });
    },
  );

  property.prop([fc.scheduler(), fc.array(fc.constantFrom('arrive', 'echo', 'leave', 'other'), { maxLength: 6 })])(
    'always ends with what the server says of the last player, in whatever order answers come',
    async (scheduler, steps) => {
      const { follow, state, gateway, echo, session, signIn, signOut, arrive } = anInboxHouse({
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
      // Only the first player's channel tells of what arrives.
      const told = steps.every((step) => step === 'arrive' || step === 'echo');
      if (told) expect(state.current.unread).toBe(gateway.unread);
      if (!here) expect(state.current.items).toEqual([]);
    },
  );
});
