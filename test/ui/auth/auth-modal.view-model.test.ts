// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { authFixture } from './auth-fixture';

describe('AuthModalViewModel', () => {
  test('follows its state while started and can be restarted', () => {
    const { modal, modalState } = authFixture();
    const stop = modal.start();
    modal.openRegister();
    expect(modal).toMatchObject({ open: true, pane: 'register' });
    modal.switchTo('login');
    expect(modal.pane).toBe('login');
    stop();
    modalState.apply({ type: 'dismissed' });
    expect(modal.open).toBe(true);
    modal.start();
    expect(modal.open).toBe(false);
  });

  test('returns the name of a new player for the greeting', async () => {
    const { modal, logIn } = authFixture();
    modal.start();
    expect(modal.name).toBeUndefined();
    await logIn.execute('nova', 'Holocade!1');
    expect(modal.name).toBe('nova');
  });

  test('does not open for a logged-in player', async () => {
    const { modal, modalState, logIn } = authFixture();
    await logIn.execute('nova', 'Holocade!1');
    modal.openLogin();
    modal.openRegister();
    expect(modalState.current.open).toBe(false);
  });

  test('closes on the backdrop and tracks the cause', () => {
    const { modal, modalState } = authFixture();
    const tracked: unknown[] = [];
    modalState.tracked$.subscribe((event) => tracked.push(event));
    modal.openRegister();
    modal.dismissByBackdrop();
    expect(modalState.current).toMatchObject({ open: false, lastOutcome: 'dismissed' });
    expect(tracked).toEqual([{ name: 'modal_dismissed', pane: 'register' }]);
  });

  test('closes when it is dismissed', () => {
    const { modal, modalState } = authFixture();
    modal.start();
    modal.openLogin();
    modal.dismiss();
    expect(modal.open).toBe(false);
    expect(modalState.current.lastOutcome).toBe('dismissed');
  });
});

describe('AuthModalViewModel.couldNotOpen', () => {
  test('closes the modal and shows an error toast', () => {
    const { modal, toasts } = authFixture();
    modal.openLogin();
    modal.couldNotOpen();
    expect(modal.open).toBe(false);
    expect(toasts()).toEqual([
      {
        kind: 'danger',
        title: 'Error',
        body: 'A network error has occurred. Please check your connection and try again.',
      },
    ]);
  });
});
