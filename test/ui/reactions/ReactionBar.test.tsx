import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { reactionKinds } from '../../../src/domain/reactions/reaction-kind';
import { ReactionBar } from '../../../src/ui/reactions/ReactionBar';
import { reactionWords } from '../../../src/ui/reactions/reaction.texts';
import { aCommunity, settle } from '../games/a-community';
import { sampleGame } from '../games/sample-games';

afterEach(cleanup);

function show(signedIn = true) {
  const { reactions } = sampleGame();
  const game = sampleGame({ reactions: { ...reactions, love: { count: 1500, mine: false } } });
  const house = aCommunity({ signedIn, page: { game } });
  render(<ReactionBar reactions={house.community.reactions} />);
  return { ...house, user: userEvent.setup() };
}

describe('the reactions to a game', () => {
  test('are nine buttons with names that stand on them, and a humanised count', () => {
    show();
    const buttons = screen.getAllByRole('button');
    for (const [place, kind] of reactionKinds.entries())
      expect(within(buttons[place] ?? document.body).getByText(reactionWords[kind].name)).toBeDefined();
    expect(new Set(reactionKinds.map((kind) => reactionWords[kind].name)).size).toBe(9);
    expect(buttons).toHaveLength(9);
    expect(screen.getByRole('button', { name: 'Love, 1.5k' }).getAttribute('aria-pressed')).toBe('false');
  });

  test('are pressed at once, and ten fast clicks end as the last has left them', async () => {
    const { user, given } = show();
    const bug = () => screen.getByRole('button', { name: /^Found a bug/ });
    await user.click(bug());
    expect([bug().getAttribute('aria-pressed'), bug().textContent]).toEqual(['true', 'Found a bug1']);
    for (let click = 0; click < 9; click += 1) await user.click(bug());
    await settle();
    expect(bug().getAttribute('aria-pressed')).toBe('false');
    expect(given.at(-1)).toEqual({ kind: 'bug', status: false });
  });

  test('ask a visitor to sign in', async () => {
    const { user, authModal, given, toasts } = show(false);
    await user.click(screen.getByRole('button', { name: /^Like/ }));
    expect([authModal.current.open, given]).toEqual([true, []]);
    expect(toasts()).toEqual(['Login Required: Please register or login to react.']);
    expect(screen.getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed')).toBe('false');
  });
});
