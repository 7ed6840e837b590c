import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { AuthModal, AuthModalEvent } from '../../../src/domain/auth/auth-modal';
import {
  AUTH_PANES,
  closedAuthModal,
  canOpenAuthModal,
  nextAuthModal,
  authNoticeKeys,
} from '../../../src/domain/auth/auth-modal';
import { authModalEvents, authModals, authPanes } from '../../arbitraries/auth-events';
import { aPlayer } from '../../fakes/a-player';

const after = (list: readonly AuthModalEvent[]) => list.reduce(nextAuthModal, closedAuthModal);

interface Real {
  modal: AuthModal;
}
type Model = { -readonly [K in keyof AuthModal]: AuthModal[K] };

class Apply implements fc.Command<Model, Real> {
  constructor(private readonly event: AuthModalEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const { event } = this;
    if (event.type === 'opened') {
      Object.assign(model, { open: true, pane: event.pane, badge: event.badge, lastOutcome: undefined });
    }
    if (event.type === 'pane-switched' && model.open) model.pane = event.pane;
    if (event.type === 'registered') model.lastOutcome = 'register';
    if (event.type === 'registered' && model.open) model.pane = 'completed';
    if (event.type === 'signed-in') model.lastOutcome = 'login';
    if (event.type === 'dismissed' && model.open) model.lastOutcome ??= 'dismissed';
    if (event.type === 'signed-in' || event.type === 'dismissed') Object.assign(model, { open: false, pane: 'login' });
    real.modal = nextAuthModal(real.modal, event);
    expect(real.modal).toEqual(model);
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

describe('the auth modal', () => {
  test('is closed at first, on the login, and has five panes', () => {
    expect(closedAuthModal).toEqual({ open: false, pane: 'login', badge: undefined, lastOutcome: undefined });
    expect(AUTH_PANES).toEqual(['login', 'register', 'forgot', 'reset', 'completed']);
  });

  test('may open for a visitor only', () => {
    expect(canOpenAuthModal(undefined)).toBe(true);
    expect(canOpenAuthModal(aPlayer())).toBe(false);
  });

  test('opens on the pane that is asked for, and closes when somebody signed in', () => {
    expect(after([{ type: 'opened', pane: 'register', badge: 'First' }])).toMatchObject({
      open: true,
      pane: 'register',
      badge: 'First',
    });
    expect(after([{ type: 'opened', pane: 'forgot' }, { type: 'signed-in' }])).toEqual({
      open: false,
      pane: 'login',
      lastOutcome: 'login',
    });
  });

  test('shows the completed pane after a registration, and remembers it when that is dismissed', () => {
    const completed = after([{ type: 'opened', pane: 'register' }, { type: 'registered' }]);
    expect(completed).toMatchObject({ open: true, pane: 'completed', lastOutcome: 'register' });
    expect(nextAuthModal(completed, { type: 'dismissed' }).lastOutcome).toBe('register');
  });

  test('remembers that it was dismissed without success', () => {
    expect(after([{ type: 'opened', pane: 'login' }, { type: 'dismissed' }]).lastOutcome).toBe('dismissed');
  });

  property.prop([fc.commands([authModalEvents.map((event) => new Apply(event))], { maxCommands: 40 })])(
    'always does what the model does',
    (run) => {
      fc.modelRun(() => ({ model: { ...closedAuthModal }, real: { modal: closedAuthModal } }), run);
    },
  );

  test('is on the login while it is closed, also when a registration ends after it was dismissed', () => {
    const late = after([{ type: 'opened', pane: 'register' }, { type: 'dismissed' }, { type: 'registered' }]);
    expect(late).toEqual({ open: false, pane: 'login', lastOutcome: 'register' });
  });

  test('is not dismissed when it is closed', () => {
    expect(nextAuthModal(closedAuthModal, { type: 'dismissed' })).toBe(closedAuthModal);
  });

  property.prop([fc.array(authModalEvents)])('is never opened but by being opened', (list) => {
    expect(after(list.filter(({ type }) => type !== 'opened')).open).toBe(false);
  });

  property.prop([authModals, authPanes])('never switches panes while it is closed', (modal, pane) => {
    const closed = { ...modal, open: false };
    expect(nextAuthModal(closed, { type: 'pane-switched', pane })).toBe(closed);
  });

  property.prop([authModals])('always stays as it is after a failed login', (modal) => {
    expect(nextAuthModal(modal, { type: 'login-failed', code: 'err_network' })).toBe(modal);
  });
});

describe('the sources of toasts while signing in', () => {
  test('are three, each its own', () => {
    expect(authNoticeKeys).toEqual({
      login: 'auth.login',
      registration: 'auth.registration',
      validation: 'auth.validation',
    });
  });
});
