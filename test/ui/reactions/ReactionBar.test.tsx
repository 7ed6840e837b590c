import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { reactionKinds } from '../../../src/domain/reactions/reaction-kind';
import { ReactionBar } from '../../../src/ui/reactions/ReactionBar';
import { reactionWords } from '../../../src/ui/reactions/reaction.texts';
import { communityFixture, settle } from '../games/community-fixture';
import { sampleGame } from '../games/sample-games';

afterEach(cleanup);

function show(signedIn = true) {
  const { reactions } = sampleGame();
  const game = sampleGame({ reactions: { ...reactions, love: { count: 1500, mine: false } } });
  const fixture = communityFixture({ signedIn, page: { game } });
  render(<ReactionBar reactions={fixture.community.reactions} />);
  return { ...fixture, user: userEvent.setup() };
}

describe('ReactionBar', () => {
  test('shows nine named buttons with humanised counts', () => {
    show();
    const buttons = screen.getAllByRole('button');
    for (const [index, kind] of reactionKinds.entries())
      expect(within(buttons[index] ?? document.body).getByText(reactionWords[kind].name)).toBeDefined();
    expect(new Set(reactionKinds.map((kind) => reactionWords[kind].name)).size).toBe(9);
    expect(buttons).toHaveLength(9);
    expect(screen.getByRole('button', { name: 'Love, 1.5k' }).getAttribute('aria-pressed')).toBe('false');
  });

  test('toggles at once and ends in the state of the last of ten fast clicks', async () => {
    const { user, given } = show();
    const bug = () => screen.getByRole('button', { name: /^Found a bug/ });
    await user.click(bug());
    expect([bug().getAttribute('aria-pressed'), bug().textContent]).toEqual(['true', 'Found a bug1']);
    for (let click = 0; click < 9; click += 1) await user.click(bug());
    await settle();
    expect(bug().getAttribute('aria-pressed')).toBe('false');
    expect(given.at(-1)).toEqual({ kind: 'bug', status: false });
  });

  test('asks a visitor to log in', async () => {
    const { user, authModal, given, toasts } = show(false);
    await user.click(screen.getByRole('button', { name: /^Like/ }));
    expect([authModal.current.open, given]).toEqual([true, []]);
    expect(toasts()).toEqual(['Login Required: Please register or login to react.']);
    expect(screen.getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed')).toBe('false');
  });
});
