// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { defaultSettings } from '../../../src/domain/session/settings';
import { Celebration } from '../../../src/ui/notices/toasts.view-model';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { toastFixture } from './toast-fixture';

describe('ToastsViewModel', () => {
  test('separates urgent from calm toasts', () => {
    const { notices, toasts } = toastFixture();
    toasts.start();
    notices.announce({ kind: 'danger', title: 'A', body: '' });
    notices.announce({ kind: 'success', title: 'B', body: '' });
    expect(toasts.urgent.map(({ toast }) => toast.title)).toEqual(['A']);
    expect(toasts.calm.map(({ toast }) => toast.title)).toEqual(['B']);
  });

  test('runs the action of a toast and closes the toast', () => {
    const { clock, notices, toasts } = toastFixture();
    toasts.start();
    const run = vi.fn();
    notices.announce({ kind: 'success', title: 'A', body: '', action: { title: 'Undo', run } });
    clock.advance(10);
    const [live] = toasts.calm;
    if (live === undefined) throw new Error('Expected a toast');
    toasts.runAction(live.toast);
    expect(run).toHaveBeenCalledOnce();
    expect(toasts.calm[0]?.phase).toBe('closing');
  });

  test('offers a login only while logged out', () => {
    const { session, toasts, announceAchievement } = toastFixture();
    toasts.start();
    announceAchievement();
    const offered = () => toasts.calm.map((live) => toasts.offersSignIn(live));
    expect(offered()).toEqual([true]);
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    expect(offered()).toEqual([false]);
  });

  test('opens the chosen login pane and closes the offer only after a login', () => {
    const { clock, modal, session, toasts, announceAchievement } = toastFixture();
    toasts.start();
    announceAchievement();
    clock.advance(10);
    const [live] = toasts.calm;
    if (live === undefined) throw new Error('Expected a toast');
    toasts.signUp(live.toast);
    expect(modal.current).toMatchObject({ open: true, pane: 'register', badge: 'First Light' });
    modal.apply({ type: 'dismissed' });
    expect(toasts.calm[0]?.phase).toBe('shown');
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    expect(toasts.calm[0]?.phase).toBe('closing');
  });

  test('pauses the timeout of a held toast until its release', () => {
    const { clock, notices, toasts } = toastFixture();
    toasts.start();
    notices.announce({ kind: 'info', title: 'A', body: '' });
    const id = toasts.calm[0]?.toast.id ?? '';
    toasts.hold(id);
    clock.advance(60_000);
    expect(toasts.calm).toHaveLength(1);
    toasts.release(id);
    clock.advance(5410);
    expect(toasts.calm).toEqual([]);
  });
});

describe('Celebration', () => {
  test('fires confetti for four seconds', async () => {
    const clock = new FakeClock();
    const fire = vi.fn();
    new Celebration(clock, new AuthModalState(), () => Promise.resolve(fire)).start();
    await Promise.resolve();
    clock.advance(4000);
    const fired = fire.mock.calls.length;
    expect(fired).toBeGreaterThan(8);
    clock.advance(10_000);
    expect(fire).toHaveBeenCalledTimes(fired);
    expect(clock.pending).toBe(0);
  });

  test('stops when its toast is removed', async () => {
    const clock = new FakeClock();
    const fire = vi.fn();
    const stop = new Celebration(clock, new AuthModalState(), () => Promise.resolve(fire)).start();
    await Promise.resolve();
    stop();
    clock.advance(4000);
    expect(fire).not.toHaveBeenCalled();
  });

  test('removes the confetti when the login dialog opens', async () => {
    const clock = new FakeClock();
    const modal = new AuthModalState();
    const fire = Object.assign(vi.fn(), { reset: vi.fn() });
    new Celebration(clock, modal, () => Promise.resolve(fire)).start();
    await Promise.resolve();
    clock.advance(1000);
    modal.apply({ type: 'opened', pane: 'register' });
    expect(fire.reset).toHaveBeenCalledOnce();
    expect(clock.pending).toBe(0);
  });

  test('stops when its script fails to load', async () => {
    const clock = new FakeClock();
    new Celebration(clock, new AuthModalState(), () => Promise.reject(new Error('offline'))).start();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(clock.pending).toBe(0);
  });
});
