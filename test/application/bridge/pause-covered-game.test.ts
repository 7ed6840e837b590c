import { describe, expect, test } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { pauseCoveredGame } from '../../../src/application/bridge/pause-covered-game';
import { anAdCover } from '../../fakes/an-ad-cover';
import { FakeGameFrame } from '../../fakes/fake-game-frame';

function setUp(covered = false) {
  const frame = new FakeGameFrame();
  const modal = new AuthModalState();
  const { cover, adCover } = anAdCover(covered);
  const game = pauseCoveredGame(frame, modal, adCover);
  return {
    game,
    cover,
    signIn: () => modal.apply({ type: 'opened', pane: 'login' }),
    register: () => modal.apply({ type: 'pane-switched', pane: 'register' }),
    dismiss: () => modal.apply({ type: 'dismissed' }),
    /** Returns the events that were sent to the game since the last call. */
    takeSent: () => frame.sent.splice(0).map(({ name }) => name),
  };
}

describe('pauseCoveredGame', () => {
  test('pauses the game while the auth modal covers it', () => {
    const { game, signIn, register, dismiss, takeSent } = setUp();
    signIn();
    expect(takeSent()).toEqual([]);
    game.greeted();
    register();
    dismiss();
    expect(takeSent()).toEqual(['pause', 'resume']);
    game.left();
    signIn();
    expect(takeSent()).toEqual([]);
  });

  test('mutes the game as well while an ad covers it, even when the document connects under the ad', () => {
    const { game, cover, takeSent } = setUp(true);
    game.greeted();
    expect(takeSent()).toEqual(['mute', 'pause']);
    cover.emit(false);
    expect(takeSent()).toEqual(['resume', 'unmute']);
  });

  test('resumes the game when neither covers it any more', () => {
    const { game, cover, signIn, dismiss, takeSent } = setUp(true);
    game.greeted();
    signIn();
    expect(takeSent()).toEqual(['mute', 'pause']);
    cover.emit(false);
    expect(takeSent()).toEqual(['unmute']);
    dismiss();
    expect(takeSent()).toEqual(['resume']);
  });

  test('sends nothing that happened before the document connected', () => {
    const { game, cover, takeSent } = setUp(true);
    game.greeted();
    game.left();
    takeSent();
    cover.emit(false);
    game.greeted();
    expect(takeSent()).toEqual([]);
    cover.emit(true);
    expect(takeSent()).toEqual(['mute', 'pause']);
  });

  test('sends nothing after it was stopped', () => {
    const { game, cover, signIn, takeSent } = setUp();
    game.greeted();
    game.end();
    signIn();
    expect([takeSent(), cover.followers]).toEqual([[], 0]);
  });
});
