import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { asRole, draft, kite, visitConsole } from './visit-console';

afterEach(cleanup);

describe('the pages of a game in the console', () => {
  test('rolls back and offers to undo', async () => {
    const { user } = visitConsole('/paper-moon/games/kite', (gateway) => {
      gateway.gamesNow = [kite];
    });
    await user.click(await screen.findByRole('button', { name: 'Roll back to 1.0.0' }));
    expect(await screen.findByRole('heading', { name: '1.0.0 Opens by default' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Activate 1.1.0' })).toBeDefined();
  });

  test('releases a draft after a question, and shows the progress', async () => {
    const { user, gateway } = visitConsole('/paper-moon/games/kite', (fake) => {
      fake.gamesNow = [{ ...kite, draft }];
    });
    await user.type(await screen.findByLabelText('Version of the release (optional)'), 'minor');
    await user.click(screen.getByRole('button', { name: 'Release' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Release 1.1.0?' }));
    await user.click(dialog.getByRole('button', { name: 'Release' }));
    expect(await screen.findByRole('heading', { name: 'Waiting for other publications' })).toBeDefined();
    expect(screen.queryByLabelText('Version of the release (optional)')).toBeNull();
    expect(gateway.calls).toEqual([
      ['changeDraft', 'paper-moon', 'kite', { action: 'release', version: 'minor', build: '1.1.0' }],
    ]);
  });

  test('edits the details of a game with a preview, and asks before they are lost', async () => {
    const { user, gateway, router } = visitConsole('/paper-moon/games/kite/details');
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Comet');
    expect(await screen.findAllByText('Comet', { selector: 'h1, h3 *' })).toHaveLength(2);
    expect(screen.getByText('Not saved: Title')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Kite' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/paper-moon/games/kite/details');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Everything is saved.')).toBeDefined();
    expect(gateway.detailsNow.details.title).toBe('Comet');
  });

  test('shows a refused field of the details, and a reader no controls', async () => {
    const { user, gateway } = visitConsole('/paper-moon/games/kite/draft-details');
    await user.type(await screen.findByLabelText('Google Analytics (optional)'), 'UA-1');
    gateway.failure = aRefusal({ status: 422, fields: { 'details.analytics': ['This must be like G-ABC1234567.'] } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const field = screen.getByLabelText<HTMLInputElement>('Google Analytics (optional)');
    expect(await screen.findByText('This must be like G-ABC1234567.')).toBeDefined();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['UA-1', 'true']);
    cleanup();
    visitConsole('/paper-moon/games/kite/details', (fake) => {
      fake.current = asRole('analyst');
    });
    expect(await screen.findByText('Only owners and publishers can change these details.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByLabelText('Title').matches(':disabled')).toBe(true);
  });

  test('shows a scheduled release with its time zone, and cancels it', async () => {
    const { user, gateway } = visitConsole('/paper-moon/games/kite', (fake) => {
      fake.gamesNow = [{ ...kite, draft: { ...draft, release: '2026-11-27T18:30:00.000Z' } }];
    });
    expect(await screen.findByText('Nov 27, 2026 6:30 PM UTC')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel the release' }));
    await screen.findByText('The release is cancelled');
    expect(gateway.calls).toEqual([['cancelRelease', 'paper-moon', 'kite']]);
  });

  test('adds an achievement, and saves it', async () => {
    const { user, gateway } = visitConsole('/paper-moon/games/kite/lists');
    const section = within(await screen.findByRole('region', { name: 'Achievements' }));
    await user.click(section.getByRole('button', { name: 'Add an achievement' }));
    const title = section.getAllByLabelText('Title')[1] ?? expect.fail('The new entry has no title.');
    await user.type(title, 'Birdie');
    await user.click(section.getByRole('button', { name: 'Move Birdie up' }));
    expect(section.getByRole('button', { name: 'Remove Birdie' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Everything is saved.')).toBeDefined();
    expect(gateway.listsNow.lists.achievements.map(({ slug }) => slug)).toEqual(['birdie', 'ace']);
    expect(section.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test('shows a game that does not exist', async () => {
    visitConsole('/paper-moon/games/unknown');
    expect(await screen.findByText('This game doesn’t exist')).toBeDefined();
    expect(screen.queryByText('Upload a build')).toBeNull();
  });
});
