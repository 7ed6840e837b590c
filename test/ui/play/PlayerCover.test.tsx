import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { PlayerCover } from '../../../src/ui/play/PlayerCover';
import { sampleGame } from '../games/sample-games';
import { playerStage } from './player-stage';

afterEach(cleanup);

const HINT = 'Intense motion in VR. Take a break if you feel dizzy.';

describe('PlayerCover', () => {
  test('describes Play by a hint for intense motion, until the game loads', () => {
    const { player } = playerStage(undefined, false, undefined, {}, '', sampleGame({ comfort: 'intense' }));
    render(<PlayerCover player={player} />);
    const play = screen.getByRole('button', { name: 'Play Night Ferry' });
    expect(document.getElementById(play.getAttribute('aria-describedby') ?? '')?.textContent).toBe(HINT);
    act(player.play);
    expect(screen.queryByText(HINT)).toBeNull();
  });

  test('shows no hint for moderate motion', () => {
    const { player } = playerStage(undefined, false, undefined, {}, '', sampleGame({ comfort: 'moderate' }));
    render(<PlayerCover player={player} />);
    expect(screen.getByRole('button', { name: 'Play Night Ferry' }).hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByText(HINT)).toBeNull();
  });
});
