import { describe, expect, test } from 'vitest';
import { AuthModalPrompt, PROMPT_PAUSE } from '../../../src/application/auth/auth-modal-prompt';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { SessionState } from '../../../src/application/session/session-state';
import { defaultSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';

function setUp() {
  const modal = new AuthModalState();
  const session = new SessionState();
  const clock = new FakeClock();
  return { modal, session, clock, prompt: new AuthModalPrompt(modal, session, clock) };
}

describe('AuthModalPrompt', () => {
  test('opens the modal for a visitor, and does nothing for a player', () => {
    const visitor = setUp();
    expect(visitor.prompt.open()).toEqual(ok(undefined));
    expect(visitor.modal.current).toMatchObject({ open: true, pane: 'login' });
    const player = setUp();
    player.session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    expect(player.prompt.open()).toEqual(ok(undefined));
    expect(player.modal.current.open).toBe(false);
  });

  test('is refused for 10 s after each dismissal', () => {
    const { modal, clock, prompt } = setUp();
    prompt.open();
    clock.advance(60_000);
    modal.apply({ type: 'dismissed' });
    clock.advance(PROMPT_PAUSE - 1);
    expect(prompt.open()).toEqual(err('recently-dismissed'));
    expect(modal.current.open).toBe(false);
    clock.advance(1);
    expect(prompt.open()).toEqual(ok(undefined));
    expect(modal.current.open).toBe(true);
  });

  test('leaves an open modal on its current pane', () => {
    const { modal, prompt } = setUp();
    modal.apply({ type: 'opened', pane: 'register' });
    expect(prompt.open()).toEqual(ok(undefined));
    expect(modal.current.pane).toBe('register');
  });
});
