// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { aToastHouse } from './a-toast-house';

describe('the toasts', () => {
  test('keep what is urgent apart from what can wait', () => {
    const { notices, toasts } = aToastHouse();
    toasts.start();
    notices.announce({ kind: 'danger', title: 'A', body: '' });
    notices.announce({ kind: 'success', title: 'B', body: '' });
    expect(toasts.urgent.map(({ toast }) => toast.title)).toEqual(['A']);
    expect(toasts.calm.map(({ toast }) => toast.title)).toEqual(['B']);
  });

  test('offer to sign in only while nobody is signed in', () => {
    const { session, toasts, announceBadge } = aToastHouse();
    toasts.start();
    announceBadge();
    const offered = () => toasts.calm.map((live) => toasts.offersSignIn(live));
    expect(offered()).toEqual([true]);
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    expect(offered()).toEqual([false]);
  });

  test('lead to the pane that was chosen, and go', () => {
    const { modal, toasts, announceBadge } = aToastHouse();
    toasts.start();
    announceBadge();
    toasts.signUp(toasts.calm[0]?.toast.id ?? '');
    expect(modal.current).toMatchObject({ open: true, pane: 'register' });
    expect(toasts.calm[0]?.phase).toBe('closing');
  });

  test('stand still until they are released', () => {
    const { clock, notices, toasts } = aToastHouse();
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
