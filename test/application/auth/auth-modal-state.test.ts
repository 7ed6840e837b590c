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
});
