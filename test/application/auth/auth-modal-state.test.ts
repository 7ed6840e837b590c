import { describe, expect, test } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';

describe('AuthModalState', () => {
  test('is closed at first, and emits every change', () => {
    const state = new AuthModalState();
    const emitted: boolean[] = [];
    state.modal$.subscribe(({ open }) => emitted.push(open));
    state.apply({ type: 'opened', pane: 'register' });
    expect(state.current.pane).toBe('register');
    state.apply({ type: 'dismissed' });
    expect(emitted).toEqual([false, true, false]);
  });

  test('emits the events for analytics in order', () => {
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
