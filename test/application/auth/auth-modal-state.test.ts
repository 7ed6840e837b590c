import { describe, expect, test } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';

describe('the state of the auth modal', () => {
  test('is closed at first, and tells what becomes of it', () => {
    const state = new AuthModalState();
    const told: boolean[] = [];
    state.modal$.subscribe(({ open }) => told.push(open));
    state.apply({ type: 'opened', pane: 'register' });
    expect(state.current.pane).toBe('register');
    state.apply({ type: 'dismissed' });
    expect(told).toEqual([false, true, false]);
  });

  test('tells analytics what may be tracked, in its order', () => {
    const state = new AuthModalState();
    const tracked: unknown[] = [];
    state.tracked$.subscribe((event) => tracked.push(event));
    state.apply({ type: 'opened', pane: 'login' });
    state.apply({ type: 'login-failed', code: 'err_credentials' });
    state.apply({ type: 'pane-switched', pane: 'register' });
    state.apply({ type: 'dismissed', by: 'backdrop' });
    expect(tracked).toEqual([
      { name: 'login_error', code: 'err_credentials' },
      { name: 'modal_switched', from: 'login', to: 'register' },
      { name: 'modal_dismissed', pane: 'register' },
    ]);
  });
});
