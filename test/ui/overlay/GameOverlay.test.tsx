import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { GameOverlay } from '../../../src/ui/overlay/GameOverlay';
import { aReviewList } from '../../fakes/fake-review-gateway';
import '../auth/browser-gaps';
import { aCommunity } from '../games/a-community';
import { sampleCard } from '../games/sample-games';

afterEach(cleanup);

async function show() {
  const similar = [sampleCard({ slug: 'x', title: 'Another One' })];
  const house = aCommunity({ list: aReviewList([]), page: { similar }, still: true });
  const { overlay, reactions } = house.community;
  const stop = house.community.start();
  const element = (
    <>
      <button type="button">Enter VR</button>
      <GameOverlay overlay={overlay} game={house.page.game} reactions={reactions} />
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
    house.presence.apply('start');
    house.presence.apply('end');
  });
  const dialog = await screen.findByRole('dialog', { name: 'How was Night Ferry?' });
  return { ...house, overlay, dialog: within(dialog), element: dialog, router, stop, user: userEvent.setup() };
}

const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

describe('the overlay after a headset session', () => {
  test('has reactions, similar games and the way to a review, and holds the focus', async () => {
    const { dialog, element, user, given } = await show();
    expect(element.contains(document.activeElement)).toBe(true);
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

  test('goes by Escape and gives the focus back', async () => {
    const { user } = await show();
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enter VR' }));
    });
  });

  test.each(['Close', 'Back to the game'])('goes by its button %s', async (name) => {
    const { dialog, user } = await show();
    await user.click(dialog.getByRole('button', { name }));
    await gone();
  });

  test('goes with a link to another game', async () => {
    const { dialog, user, overlay, router } = await show();
    await user.click(dialog.getByRole('link', { name: /Another One/ }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/arcade/games/x');
    });
    expect([overlay.open, overlay.closing]).toEqual([false, false]);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])('stays when a game is opened elsewhere, with %s', async (held) => {
    const { dialog, overlay } = await show();
    fireEvent.click(dialog.getByRole('link', { name: /Another One/ }), { [held]: true });
    expect([overlay.open, overlay.closing]).toEqual([true, false]);
  });

  test('leads to the form', async () => {
    const { dialog, user, community } = await show();
    await user.click(dialog.getByRole('button', { name: 'Write a review' }));
    await gone();
    expect(community.reviews.form.phase).toBe('new');
  });
});
