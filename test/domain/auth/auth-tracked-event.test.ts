import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { trackedAuthEvent } from '../../../src/domain/auth/auth-tracked-event';
import { closedAuthModal } from '../../../src/domain/auth/auth-modal';
import { authModalEvents, authModals, authPanes } from '../../arbitraries/auth-events';

const open = { ...closedAuthModal, open: true };

describe('what analytics are told of signing in', () => {
  test('is that the pane was switched', () => {
    expect(trackedAuthEvent(open, { type: 'pane-switched', pane: 'forgot' })).toEqual({
      name: 'modal_switched',
      from: 'login',
      to: 'forgot',
    });
  });

  test('is that a press on the backdrop dismissed the modal, and no other dismissal', () => {
    const register = { ...open, pane: 'register' as const };
    expect(trackedAuthEvent(register, { type: 'dismissed', by: 'backdrop' })).toEqual({
      name: 'modal_dismissed',
      pane: 'register',
    });
    expect(trackedAuthEvent(register, { type: 'dismissed' })).toBeUndefined();
  });

  test('is that a login failed, and why', () => {
    expect(trackedAuthEvent(open, { type: 'login-failed', code: 'err_credentials' })).toEqual({
      name: 'login_error',
      code: 'err_credentials',
    });
  });

  test.each([{ type: 'opened', pane: 'login' }, { type: 'signed-in' }, { type: 'registered' }] as const)(
    'is nothing of %j',
    (event) => {
      expect(trackedAuthEvent(open, event)).toBeUndefined();
    },
  );

  property.prop([authModals, authModalEvents])(
    'is never anything of a closed modal but a failed login',
    (modal, event) => {
      fc.pre(event.type !== 'login-failed');
      expect(trackedAuthEvent({ ...modal, open: false }, event)).toBeUndefined();
    },
  );

  property.prop([authModals, authPanes])('is never a switch to the pane that is there', (modal, pane) => {
    expect(trackedAuthEvent({ ...modal, pane }, { type: 'pane-switched', pane })).toBeUndefined();
  });
});
