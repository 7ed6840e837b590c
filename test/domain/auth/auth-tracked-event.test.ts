import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { trackedAuthEvent } from '../../../src/domain/auth/auth-tracked-event';
import { closedAuthModal } from '../../../src/domain/auth/auth-modal';
import { authModalEvents, authModals, authPanes } from '../../arbitraries/auth-events';

const open = { ...closedAuthModal, open: true };

describe('trackedAuthEvent', () => {
  test('tracks the switch to another pane', () => {
    expect(trackedAuthEvent(open, { type: 'pane-switched', pane: 'forgot' })).toEqual({
      name: 'modal_switched',
      from: 'login',
      to: 'forgot',
    });
  });

  test('tracks a dismissal by the backdrop, and no other', () => {
    const register = { ...open, pane: 'register' as const };
    expect(trackedAuthEvent(register, { type: 'dismissed', by: 'backdrop' })).toEqual({
      name: 'modal_dismissed',
      pane: 'register',
    });
    expect(trackedAuthEvent(register, { type: 'dismissed' })).toBeUndefined();
  });

  test('tracks a failed login with its reason', () => {
    expect(trackedAuthEvent(open, { type: 'login-failed', code: 'err_credentials' })).toEqual({
      name: 'login_error',
      code: 'err_credentials',
    });
  });

  test('tracks a failed registration with its reason', () => {
    expect(trackedAuthEvent(open, { type: 'registration-failed', code: 'err_validation' })).toEqual({
      name: 'register_error',
      code: 'err_validation',
    });
  });

  test('tracks a login and a registration of this tab', () => {
    expect(trackedAuthEvent(open, { type: 'signed-in' })).toEqual({ name: 'login' });
    expect(trackedAuthEvent(open, { type: 'registered' })).toEqual({ name: 'sign_up' });
  });

  test.each([
    { type: 'opened', pane: 'login' },
    { type: 'signed-in', elsewhere: true },
  ] as const)('tracks nothing for %j', (event) => {
    expect(trackedAuthEvent(open, event)).toBeUndefined();
  });

  property.prop([authModals, authModalEvents])(
    'never tracks a switch or a dismissal of a closed modal',
    (modal, event) => {
      fc.pre(['opened', 'pane-switched', 'dismissed'].includes(event.type));
      expect(trackedAuthEvent({ ...modal, open: false }, event)).toBeUndefined();
    },
  );

  property.prop([authModals, authPanes])('never tracks a switch to the current pane', (modal, pane) => {
    expect(trackedAuthEvent({ ...modal, pane }, { type: 'pane-switched', pane })).toBeUndefined();
  });
});
