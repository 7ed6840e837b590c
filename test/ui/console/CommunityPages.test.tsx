import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { anAnswer, anOwnReview } from '../../fakes/fake-developer-community-gateway';
import { asRole, kite, visitConsole } from './visit-console';

afterEach(cleanup);

const REVIEWS = '/paper-moon/games/kite/community';

describe('the page of reviews in the console', () => {
  test('answers a review, edits the answer and deletes it', async () => {
    const { user, community } = visitConsole(REVIEWS);
    expect(await screen.findByRole('heading', { name: 'Vega' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await user.type(screen.getByLabelText('Your answer'), 'Thank you for the kind words.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByRole('heading', { name: 'Your team’s answer' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Edit answer' }));
    await user.type(screen.getByLabelText('Your answer'), ' Really.');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    expect(await screen.findByText('Thank you for the kind words. Really.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete answer' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this answer?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete the answer' }));
    expect(await screen.findByRole('button', { name: 'Answer' })).toBeDefined();
    expect(community.calls.map(([name]) => name)).toEqual(['answer', 'answer', 'removeAnswer']);
  });

  test('focuses a new form, and its button after the form is closed', async () => {
    const { user } = visitConsole(REVIEWS);
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Your answer'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answer' }));
    });
  });

  test('filters by stars and by missing answers', async () => {
    const { user, router } = visitConsole(REVIEWS, (_gateway, { community }) => {
      const answered = anOwnReview({ id: 'r2', rating: 2, answer: anAnswer('Thank you for the kind words.') });
      community.reviewsNow = [anOwnReview(), answered];
    });
    expect(await screen.findAllByRole('heading', { name: 'Vega' })).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Unanswered' }));
    expect(await screen.findAllByRole('heading', { name: 'Vega' })).toHaveLength(1);
    const pill = screen.getByRole('link', { name: '2 stars' });
    await user.click(pill);
    expect(await screen.findByText('No matching reviews')).toBeDefined();
    expect(document.activeElement).toBe(pill);
    expect(router.state.location.search).toBe('?unanswered=1&stars=2');
  });

  test('says that a review was changed after the answer, and links to the game page with its report', async () => {
    visitConsole(REVIEWS, (_gateway, { community }) => {
      const date = { posted: '2025-12-01T00:00:00.000Z', updated: '2026-02-01T00:00:00.000Z' };
      community.reviewsNow = [anOwnReview({ date, answer: anAnswer('Thank you for the kind words.') })];
    });
    expect(await screen.findByText(/The review was changed after this answer/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'See or report the review on the game page' });
    expect(link.getAttribute('href')).toBe('https://portal.test/arcade/games/kite#reviews-title');
  });

  test('shows reviews without controls to an analyst', async () => {
    visitConsole(REVIEWS, (gateway) => {
      gateway.current = asRole('analyst');
    });
    expect(await screen.findByRole('heading', { name: 'Vega' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });
});

describe('the pages of announcements in the console', () => {
  test('writes an announcement with a preview, and publishes it', async () => {
    const { user, community, router } = visitConsole('/paper-moon/announcements', (gateway) => {
      gateway.gamesNow = [kite];
    });
    expect(await screen.findByRole('link', { name: 'Kite 2' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'New announcement' }));
    await user.type(await screen.findByLabelText('Title'), 'Windy days');
    await user.type(screen.getByLabelText('Text'), 'Hold on.');
    await user.selectOptions(screen.getByLabelText('About the game'), 'Kite');
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const publish = await screen.findByRole('button', { name: 'Publish now' });
    expect(router.state.location.pathname).toBe('/paper-moon/announcements/edit/new-one');
    await user.click(publish);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish “Windy days”?' }));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('link', { name: 'See the page' })).toBeDefined();
    expect(community.calls).toEqual([
      ['create', { title: 'Windy days', body: 'Hold on.', game: 'kite' }],
      ['publish', 'new-one', 'n1', undefined],
    ]);
  });

  test('asks before unsaved texts are lost, and returns to the list after a deletion', async () => {
    const { user, router } = visitConsole('/paper-moon/announcements/edit/kite-2');
    await user.type(await screen.findByLabelText('Title'), '!');
    await user.click(screen.getByRole('link', { name: 'Members' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this announcement?' }));
    await user.click(question.getByRole('button', { name: 'Delete the announcement' }));
    expect(await screen.findByRole('heading', { name: 'Announcements' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/paper-moon/announcements');
  });

  test('shows an announcement without controls to a support member', async () => {
    visitConsole('/paper-moon/announcements/edit/kite-2', (gateway) => {
      gateway.current = asRole('support');
    });
    expect((await screen.findByLabelText('Title')).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
