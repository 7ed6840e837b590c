import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
    await user.type(await screen.findByLabelText('Version of the release (optional)'), '1.2.0');
    await user.click(screen.getByRole('button', { name: 'Release' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Release 1.1.0 as 1.2.0?' }));
    await user.click(dialog.getByRole('button', { name: 'Release' }));
    expect(await screen.findByRole('heading', { name: 'Waiting for other publications' })).toBeDefined();
    expect(screen.queryByLabelText('Version of the release (optional)')).toBeNull();
    expect(gateway.calls).toEqual([
      ['changeDraft', 'paper-moon', 'kite', { action: 'release', version: '1.2.0', build: '1.1.0' }],
    ]);
  });

  test('edits the details of a game with a preview, and asks before they are lost', async () => {
    const { user, gateway, router } = visitConsole('/paper-moon/games/kite/details', (fake) => {
      fake.gamesNow = [kite];
    });
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Comet');
    expect(await screen.findAllByText('Comet', { selector: 'h3, h3 *' })).toHaveLength(2);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
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
    gateway.gamesNow = [{ ...kite, draft }];
    await user.click(screen.getByRole('button', { name: 'Cancel the release' }));
    await screen.findByText('The release is cancelled');
    expect(gateway.calls).toEqual([['cancelRelease', 'paper-moon', 'kite']]);
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Schedule the release');
    });
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

  test('shows the used storage, edits release notes, and links to the comparison with the active build', async () => {
    const { user, gateway } = visitConsole('/paper-moon/games/kite', (fake) => {
      fake.gamesNow = [kite];
    });
    expect(await screen.findByText('Your developer uses 4.2 of 20 GiB.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Compare 1.0.0 with the active build' });
    expect(link.getAttribute('href')).toBe('/paper-moon/games/kite/compare?a=1.0.0&b=1.1.0');
    expect(screen.queryByRole('link', { name: /^Compare 1\.1\.0/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Release notes of 1.1.0' }));
    await user.type(screen.getByRole('textbox', { name: 'Release notes of 1.1.0' }), 'A new hole');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/· Release notes/)).toBeDefined();
    expect(gateway.calls).toEqual([['changeNotes', 'paper-moon', 'kite', '1.1.0', 'A new hole']]);
  });

  test.each(['games/kite', 'new'])('asks before a link leaves typed notes of an upload at %s', async (path) => {
    const { user, router } = visitConsole(`/paper-moon/${path}`, (fake) => {
      fake.gamesNow = [kite];
    });
    await user.type(await screen.findByLabelText('Release notes (optional)'), 'A new hole');
    await user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/paper-moon');
    });
  });

  test('compares two builds with signs and words, and counts the files that are not listed', async () => {
    const { user, router } = visitConsole('/paper-moon/games/kite/compare?a=1.0.0&b=1.1.0', (fake) => {
      fake.gamesNow = [kite];
      fake.comparedNow = { bytes: 3_145_728, check: { firstFrameMs: 700, framesPerSecond: 60, errors: 2 } };
      fake.differencesNow = {
        files: [{ path: 'engine.wasm', change: 'changed', before: 2048, after: 4096 }],
        counts: { added: 1, removed: 0, changed: 1, same: 5 },
      };
    });
    const row = async (name: string) => (await screen.findByRole('row', { name: new RegExp(`^${name}`) })).textContent;
    expect(await row('Total size')).toBe('Total size2.0 MiB3.0 MiB+1.0 MiB, larger');
    expect(await row('Time to first frame')).toBe('Time to first frame900 ms700 ms−200 ms, faster');
    expect(await row('Script errors')).toBe('Script errors02+2, more');
    expect(await row('Session length')).toBe('Session length2 min 0 s2 min 0 sNo change');
    expect(await row('engine.wasm')).toBe('engine.wasmChanged2.0 KiB4.0 KiB');
    expect(screen.getByText('1 added, 0 removed, 1 changed, 5 unchanged')).toBeDefined();
    expect(screen.getByText('1 smaller file that differs is not listed.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Kite' })).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Compared with'), '1.0.0');
    expect(router.state.location.search).toBe('?a=1.0.0&b=1.0.0');
  });

  test('lets a member choose the values of fields that draft and game have both changed', async () => {
    const { user, gateway } = visitConsole('/paper-moon/games/kite', (fake) => {
      fake.gamesNow = [{ ...kite, draft }];
      fake.conflictsNow = [{ field: 'title', title: 'Title', public: 'Kite 1', draft: 'Kite 2' }];
    });
    await user.click(await screen.findByRole('button', { name: 'Release' }));
    const title = within(await screen.findByRole('group', { name: 'Title' }));
    await user.click(title.getByRole('radio', { name: /Kite 2/ }));
    await user.click(screen.getByRole('button', { name: 'Release with these values' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Release 1.1.0?' }));
    await user.click(dialog.getByRole('button', { name: 'Release' }));
    expect(await screen.findByRole('heading', { name: 'Waiting for other publications' })).toBeDefined();
    expect(gateway.calls[0]?.[3]).toMatchObject({ choice: { revision: 'c1', draft: ['title'] } });
  });

  test.each([
    'statistics',
    'health',
    'community',
    'scores',
    'webhooks',
    'details',
    'lists',
    'compare',
    'compare?a=1.0.0&b=1.1.0',
  ])('link back from %s with the title of the game', async (path) => {
    visitConsole(`/paper-moon/games/kite/${path}`, (gateway) => {
      gateway.gamesNow = [kite];
    });
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect((await trail.findByRole('link', { name: 'Kite' })).getAttribute('href')).toBe('/paper-moon/games/kite');
  });

  test('shows a game that does not exist', async () => {
    visitConsole('/paper-moon/games/unknown');
    expect(await screen.findByText('This game doesn’t exist')).toBeDefined();
    expect(screen.queryByText('Upload a build')).toBeNull();
  });
});
