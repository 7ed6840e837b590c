import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { delivered } from '../../fakes/delivered';
import { HeldCalls } from '../../fakes/held-calls';
import { anInboxHouse } from './an-inbox-house';

const readOf = ({ state }: ReturnType<typeof anInboxHouse>) => state.current.items.map(({ read }) => read);

describe('marking as read', () => {
  test('shows at once, tells the other tabs after the server, and asks for nothing that is read', async () => {
    const house = anInboxHouse();
    await house.refresh.execute();
    const marking = house.markRead.execute('n1');
    expect([readOf(house), house.state.current.unread, house.echo.told]).toEqual([[true, false], 1, 0]);
    expect((await marking).ok).toBe(true);
    expect(house.echo.told).toBe(1);
    await house.markRead.execute('n1');
    expect(house.gateway.calls).toEqual(['newest', 'markRead n1']);
  });

  test('takes all, those that are not shown as well', async () => {
    const house = anInboxHouse();
    house.arrive('n3');
    house.arrive('n4');
    await house.refresh.execute();
    expect(house.state.current.unread).toBe(4);
    await house.markRead.execute();
    expect([readOf(house), house.state.current.unread, house.gateway.unread]).toEqual([[true, true, true], 0, 0]);
  });

  test('leaves what has come since, which nobody has seen', async () => {
    const house = anInboxHouse();
    await house.refresh.execute();
    house.arrive('n3');
    await house.markRead.execute();
    expect(house.gateway.unread).toBe(1);
    await house.refresh.execute();
    expect(readOf(house)).toEqual([false, true, true]);
  });

  test('of all asks again, since the question for what came meanwhile may have failed', async () => {
    const house = anInboxHouse();
    await house.refresh.execute();
    house.arrive('n3');
    house.gateway.failure = { kind: 'network' };
    await house.refresh.execute();
    house.gateway.failure = undefined;
    await house.markRead.execute();
    await vi.waitFor(() => {
      expect(house.state.current.unread).toBe(house.gateway.unread);
    });
  });

  test('is taken back when the server refuses', async () => {
    const house = anInboxHouse();
    await house.refresh.execute();
    house.gateway.failure = { kind: 'network' };
    const before = house.state.current;
    expect(await house.markRead.execute()).toEqual({ ok: false, error: { kind: 'network' } });
    expect(house.state.current).toEqual(before);
    expect(house.echo.told).toBe(0);
  });

  test('is not undone by an answer that does not know of it, and asks again then', async () => {
    const held = new HeldCalls();
    const house = anInboxHouse({ through: (gateway) => held.hold(gateway) });
    void house.refresh.execute();
    await held.release();
    void house.refresh.execute();
    void house.markRead.execute('n1');
    await held.release();
    expect([readOf(house), house.state.current.stale]).toEqual([[true, false], true]);
    while (held.count > 0) await held.release();
    expect(house.gateway.calls).toEqual(['newest', 'newest', 'markRead n1', 'newest']);
    expect(house.state.current).toMatchObject({ unread: 1, marking: 0, stale: false });
  });

  property.prop([
    fc.scheduler(),
    fc.array(fc.constantFrom('n1', 'n2', 'all', 'refresh', 'arrive'), { minLength: 1, maxLength: 8 }),
    fc.boolean(),
  ])('always ends with what the server has, in whatever order answers come', async (scheduler, steps, fails) => {
    const house = anInboxHouse({
      through: (target) => ({
        newest: () => scheduler.schedule(Promise.resolve(), 'asked').then(() => target.newest()),
        markRead: (id) => scheduler.schedule(Promise.resolve(), id).then(() => target.markRead(id)),
        markAllRead: (newest) => scheduler.schedule(Promise.resolve(), 'all').then(() => target.markAllRead(newest)),
      }),
    });
    house.follow.execute();
    house.signIn();
    await scheduler.waitAll();
    await delivered();
    expect(house.state.current.unread).toBe(2);
    if (fails) house.gateway.failure = { kind: 'network' };
    for (const [index, step] of steps.entries()) {
      if (step === 'refresh') void house.refresh.execute();
      else if (step === 'arrive') house.arrive(`a${index}`);
      else void house.markRead.execute(step === 'all' ? undefined : step);
    }
    while (scheduler.count() > 0) {
      await scheduler.waitAll();
      await delivered();
    }
    house.gateway.failure = undefined;
    if (fails) {
      void house.refresh.execute();
      await scheduler.waitAll();
    }
    await delivered();
    const { unread, marking } = house.state.current;
    expect({ unread, marking }).toEqual({ unread: house.gateway.unread, marking: 0 });
  });
});
