import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GameOverlay } from '../../../src/ui/overlay/GameOverlay';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import '../auth/browser-gaps';
import { communityFixture } from '../games/community-fixture';
import { sampleCard } from '../games/sample-games';

afterEach(cleanup);

async function show(list = aReviewList([])) {
  const similar = [sampleCard({ slug: 'x', title: 'Another One' })];
  const fixture = communityFixture({ list, page: { similar }, still: true });
  const { overlay, reactions } = fixture.community;
  const stop = fixture.community.start();
  const element = (
    <>
      <button type="button">Enter VR</button>
      <GameOverlay overlay={overlay} game={fixture.page.game} reactions={reactions} />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '*', element: <p>another page</p> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  act(() => {
    screen.getByRole('button', { name: 'Enter VR' }).focus();
    fixture.presence.apply('start');
    fixture.presence.apply('end');
  });
  const dialog = await screen.findByRole('dialog', { name: 'How was Night Ferry?' });
  return { ...fixture, overlay, dialog: within(dialog), element: dialog, router, stop, user: userEvent.setup() };
}

const expectClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

describe('GameOverlay', () => {
  test('shows reactions, similar games and the review button, and traps the focus', async () => {
    const { dialog, element, user, given } = await show();
    await waitFor(() => {
      expect(element.contains(document.activeElement)).toBe(true);
    });
    await user.click(dialog.getByRole('button', { name: /^Love/ }));
    expect(dialog.getByRole('button', { name: /^Love/ }).getAttribute('aria-pressed')).toBe('true');
    expect(given).toEqual([{ kind: 'love', status: true }]);
    expect(dialog.getByRole('link', { name: /Another One/ })).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Write a review' })).toBeDefined();
    const controls = [...element.querySelectorAll<HTMLElement>('a[href], button')];
    for (const [from, shift] of [
      [controls[0], true],
      [controls.at(-1), false],
    ] as const) {
      act(() => from?.focus());
      await user.tab({ shift });
      expect(element.contains(document.activeElement)).toBe(true);
    }
  });

  test('opens without a hydration mismatch if the session ended before hydration', async () => {
    const { community, page, presence } = communityFixture({ still: true });
    const stop = community.start();
    presence.apply('start');
    presence.apply('end');
    const { overlay, reactions } = community;
    const element = <GameOverlay overlay={overlay} game={page.game} reactions={reactions} />;
    const container = document.body.appendChild(document.createElement('div'));
    const onRecoverableError = vi.fn();
    render(<MemoryRouter>{element}</MemoryRouter>, { container, hydrate: true, onRecoverableError });
    expect(await screen.findByRole('dialog', { name: 'How was Night Ferry?' })).toBeDefined();
    expect(onRecoverableError).not.toHaveBeenCalled();
    stop();
  });

  test('closes on Escape and restores the focus', async () => {
    const { user } = await show();
    await user.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enter VR' }));
    });
  });

  test.each(['Close', 'Back to the game'])('closes on its button %s', async (name) => {
    const { dialog, user } = await show();
    await user.click(dialog.getByRole('button', { name }));
    await expectClosed();
  });

  test('closes when a link to another game is followed', async () => {
    const { dialog, user, overlay, router } = await show();
    await user.click(dialog.getByRole('link', { name: /Another One/ }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/arcade/games/x');
    });
    expect([overlay.open, overlay.closing]).toEqual([false, false]);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'stays open when a game is opened in a new tab with %s',
    async (modifier) => {
      const { dialog, overlay } = await show();
      fireEvent.click(dialog.getByRole('link', { name: /Another One/ }), { [modifier]: true });
      expect([overlay.open, overlay.closing]).toEqual([true, false]);
    },
  );

  test('says where the player’s own review is before the button leads there', async () => {
    const { dialog, element, user, community } = await show(aReviewList([], { current: aReview({ id: 'own' }) }));
    expect(element.textContent).toContain(
      'Scroll DownYou can find and edit your review by scrolling down to the bottom of the page.',
    );
    await user.click(dialog.getByRole('button', { name: 'Your review' }));
    await expectClosed();
    expect(community.reviews.turns).toBe(1);
  });

  test('opens the review form', async () => {
    const { dialog, user, community } = await show();
    await user.click(dialog.getByRole('button', { name: 'Write a review' }));
    await expectClosed();
    expect(community.reviews.form.phase).toBe('new');
  });
});
