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

describe('nextAuthModal', () => {
  test('starts closed on the login pane, with five panes', () => {
    expect(closedAuthModal).toEqual({ open: false, pane: 'login', badge: undefined, lastOutcome: undefined });
    expect(AUTH_PANES).toEqual(['login', 'register', 'forgot', 'reset', 'completed']);
  });

  test('may open only for a visitor', () => {
    expect(canOpenAuthModal(undefined)).toBe(true);
    expect(canOpenAuthModal(aPlayer())).toBe(false);
  });

  test('opens the requested pane, and closes after a login', () => {
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

  test('shows the completed pane after a registration, and stores the outcome on dismissal', () => {
    const completed = after([{ type: 'opened', pane: 'register' }, { type: 'registered' }]);
    expect(completed).toMatchObject({ open: true, pane: 'completed', lastOutcome: 'register' });
    expect(nextAuthModal(completed, { type: 'dismissed' }).lastOutcome).toBe('register');
  });

  test('stores a dismissal without success', () => {
    expect(after([{ type: 'opened', pane: 'login' }, { type: 'dismissed' }]).lastOutcome).toBe('dismissed');
  });

  property.prop([fc.commands([authModalEvents.map((event) => new Apply(event))], { maxCommands: 40 })])(
    'always behaves like the model',
    (run) => {
      fc.modelRun(() => ({ model: { ...closedAuthModal }, real: { modal: closedAuthModal } }), run);
    },
  );

  test('shows the login pane while closed, even if a registration ends after the dismissal', () => {
    const late = after([{ type: 'opened', pane: 'register' }, { type: 'dismissed' }, { type: 'registered' }]);
    expect(late).toEqual({ open: false, pane: 'login', lastOutcome: 'register' });
  });

  test('ignores a dismissal while closed', () => {
    expect(nextAuthModal(closedAuthModal, { type: 'dismissed' })).toBe(closedAuthModal);
  });

  property.prop([fc.array(authModalEvents)])('never opens without an opening event', (list) => {
    expect(after(list.filter(({ type }) => type !== 'opened')).open).toBe(false);
  });

  property.prop([authModals, authPanes])('never switches panes while closed', (modal, pane) => {
    const closed = { ...modal, open: false };
    expect(nextAuthModal(closed, { type: 'pane-switched', pane })).toBe(closed);
  });

  property.prop([authModals])('never changes after a failed login', (modal) => {
    expect(nextAuthModal(modal, { type: 'login-failed', code: 'err_network' })).toBe(modal);
  });
});

describe('authNoticeKeys', () => {
  test('are three distinct keys', () => {
    expect(authNoticeKeys).toEqual({
      login: 'auth.login',
      registration: 'auth.registration',
      validation: 'auth.validation',
    });
  });
});
