import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { AuthModalEvent, AuthPane } from '../../../src/domain/auth/auth-modal';
import { closedAuthModal, nextAuthModal } from '../../../src/domain/auth/auth-modal';

const panes = fc.constantFrom<AuthPane>('login', 'register', 'completed');
const events = fc.array(
  fc.oneof(
    panes.map((pane): AuthModalEvent => ({ type: 'opened', pane })),
    panes.map((pane): AuthModalEvent => ({ type: 'pane-switched', pane })),
    fc.constantFrom<AuthModalEvent>({ type: 'signed-in' }, { type: 'registered' }, { type: 'dismissed' }),
  ),
);
const after = (list: readonly AuthModalEvent[]) => list.reduce(nextAuthModal, closedAuthModal);

describe('the auth modal', () => {
  test('opens on the pane that is asked for, and closes when somebody signed in', () => {
    expect(after([{ type: 'opened', pane: 'register' }])).toMatchObject({ open: true, pane: 'register' });
    expect(after([{ type: 'opened', pane: 'login' }, { type: 'signed-in' }])).toEqual({
      open: false,
      pane: 'login',
      lastOutcome: 'login',
    });
  });

  test('shows the completed pane after a registration, and remembers it when that is dismissed', () => {
    const completed = after([{ type: 'opened', pane: 'register' }, { type: 'registered' }]);
    expect(completed).toMatchObject({ open: true, pane: 'completed' });
    expect(nextAuthModal(completed, { type: 'dismissed' }).lastOutcome).toBe('register');
  });

  test('remembers that it was dismissed without success', () => {
    expect(after([{ type: 'opened', pane: 'login' }, { type: 'dismissed' }]).lastOutcome).toBe('dismissed');
  });

  property.prop([events])('is always closed after being dismissed, and open only by being opened', (list) => {
    expect(after([...list, { type: 'dismissed' }]).open).toBe(false);
    expect(after(list.filter(({ type }) => type !== 'opened')).open).toBe(false);
  });

  property.prop([events, panes])('never remembers an outcome while a new visit has none', (list, pane) => {
    expect(after([...list, { type: 'opened', pane }])).toEqual({ open: true, pane, lastOutcome: undefined });
  });

  property.prop([events, panes])('never switches panes while it is closed', (list, pane) => {
    const closed = after([...list, { type: 'dismissed' }]);
    expect(nextAuthModal(closed, { type: 'pane-switched', pane })).toBe(closed);
  });
});
