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
    /** What the game has been told since this was last asked. */
    told: () => frame.sent.splice(0).map(({ name }) => name),
  };
}

describe('a covered game', () => {
  test('is paused while the sign-in covers it', () => {
    const { game, signIn, register, dismiss, told } = setUp();
    signIn();
    expect(told()).toEqual([]);
    game.greeted();
    register();
    dismiss();
    expect(told()).toEqual(['pause', 'resume']);
    game.left();
    signIn();
    expect(told()).toEqual([]);
  });

  test('is muted as well while an ad covers it, also when it comes up under it', () => {
    const { game, cover, told } = setUp(true);
    game.greeted();
    expect(told()).toEqual(['mute', 'pause']);
    cover.tell(false);
    expect(told()).toEqual(['resume', 'unmute']);
  });

  test('goes on when neither covers it any more', () => {
    const { game, cover, signIn, dismiss, told } = setUp(true);
    game.greeted();
    signIn();
    expect(told()).toEqual(['mute', 'pause']);
    cover.tell(false);
    expect(told()).toEqual(['unmute']);
    dismiss();
    expect(told()).toEqual(['resume']);
  });

  test('is told nothing that came before its document', () => {
    const { game, cover, told } = setUp(true);
    game.greeted();
    game.left();
    told();
    cover.tell(false);
    game.greeted();
    expect(told()).toEqual([]);
    cover.tell(true);
    expect(told()).toEqual(['mute', 'pause']);
  });

  test('is told nothing once its page is gone', () => {
    const { game, cover, signIn, told } = setUp();
    game.greeted();
    game.end();
    signIn();
    expect([told(), cover.followers]).toEqual([[], 0]);
  });
});
