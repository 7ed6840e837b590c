import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { delivered } from '../../fakes/delivered';
import { HeldCalls } from '../../fakes/held-calls';
import { inboxFixture } from './inbox-fixture';

const readOf = ({ state }: ReturnType<typeof inboxFixture>) => state.current.items.map(({ read }) => read);

describe('MarkRead', () => {
  test('marks at once, notifies the other tabs after the response, and sends no request for a read item', async () => {
    const fixture = inboxFixture();
    await fixture.refresh.execute();
    const marking = fixture.markRead.execute('n1');
    expect([readOf(fixture), fixture.state.current.unread, fixture.echo.published]).toEqual([[true, false], 1, 0]);
    expect((await marking).ok).toBe(true);
    expect(fixture.echo.published).toBe(1);
    await fixture.markRead.execute('n1');
    expect(fixture.gateway.calls).toEqual(['newest', 'markRead n1']);
  });

  test('marks all items, including those that are not shown', async () => {
    const fixture = inboxFixture();
    fixture.arrive('n3');
    fixture.arrive('n4');
    await fixture.refresh.execute();
    expect(fixture.state.current.unread).toBe(4);
    await fixture.markRead.execute();
    expect([readOf(fixture), fixture.state.current.unread, fixture.gateway.unread]).toEqual([[true, true, true], 0, 0]);
  });

  test('leaves arrivals after the newest shown item unread', async () => {
    const fixture = inboxFixture();
    await fixture.refresh.execute();
    fixture.arrive('n3');
    await fixture.markRead.execute();
    expect(fixture.gateway.unread).toBe(1);
    await fixture.refresh.execute();
    expect(readOf(fixture)).toEqual([false, true, true]);
  });

  test('reloads after marking all, because an earlier request for arrivals may have failed', async () => {
    const fixture = inboxFixture();
    await fixture.refresh.execute();
    fixture.arrive('n3');
    fixture.gateway.failure = { kind: 'network' };
    await fixture.refresh.execute();
    fixture.gateway.failure = undefined;
    await fixture.markRead.execute();
    await vi.waitFor(() => {
      expect(fixture.state.current.unread).toBe(fixture.gateway.unread);
    });
  });

  test('restores the unread state when the server rejects the request', async () => {
    const fixture = inboxFixture();
    await fixture.refresh.execute();
    fixture.gateway.failure = { kind: 'network' };
    const before = fixture.state.current;
    expect(await fixture.markRead.execute()).toEqual({ ok: false, error: { kind: 'network' } });
    expect(fixture.state.current).toEqual(before);
    expect(fixture.echo.published).toBe(0);
  });

  test('keeps the mark despite an outdated response, and then reloads', async () => {
    const held = new HeldCalls();
    const fixture = inboxFixture({ through: (gateway) => held.hold(gateway) });
    void fixture.refresh.execute();
    await held.release();
    void fixture.refresh.execute();
    void fixture.markRead.execute('n1');
    await held.release();
    expect([readOf(fixture), fixture.state.current.stale]).toEqual([[true, false], true]);
    while (held.count > 0) await held.release();
    expect(fixture.gateway.calls).toEqual(['newest', 'newest', 'markRead n1', 'newest']);
    expect(fixture.state.current).toMatchObject({ unread: 1, marking: 0, stale: false });
  });

  property.prop([
    fc.scheduler(),
    fc.array(fc.constantFrom('n1', 'n2', 'all', 'refresh', 'arrive'), { minLength: 1, maxLength: 8 }),
    fc.boolean(),
  ])('always ends with the server’s inbox, in any order of responses', async (scheduler, steps, fails) => {
    const fixture = inboxFixture({
      through: (target) => ({
        newest: () => scheduler.schedule(Promise.resolve(), 'asked').then(() => target.newest()),
        markRead: (id) => scheduler.schedule(Promise.resolve(), id).then(() => target.markRead(id)),
        markAllRead: (newest) => scheduler.schedule(Promise.resolve(), 'all').then(() => target.markAllRead(newest)),
      }),
    });
    fixture.follow.execute();
    fixture.signIn();
    await scheduler.waitAll();
    await delivered();
    expect(fixture.state.current.unread).toBe(2);
    if (fails) fixture.gateway.failure = { kind: 'network' };
    for (const [index, step] of steps.entries()) {
      if (step === 'refresh') void fixture.refresh.execute();
      else if (step === 'arrive') fixture.arrive(`a${index}`);
      else void fixture.markRead.execute(step === 'all' ? undefined : step);
    }
    while (scheduler.count() > 0) {
      await scheduler.waitAll();
      await delivered();
    }
    fixture.gateway.failure = undefined;
    if (fails) {
      void fixture.refresh.execute();
      await scheduler.waitAll();
    }
    await delivered();
    const { unread, marking } = fixture.state.current;
    expect({ unread, marking }).toEqual({ unread: fixture.gateway.unread, marking: 0 });
  });
});
