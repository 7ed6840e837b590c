// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { AuthModalViewModel } from '../../../src/ui/auth/auth-modal.view-model';
import { profileRoute } from '../../../src/ui/profile/profile.page';
import { aPlayer } from '../../fakes/a-player';
import { someMarks } from '../../fakes/some-marks';
import { sessionScreenFixture } from '../session/session-screen-fixture';
import { showProfile as look } from './show-profile';
import { emptyProfile, sampleProfile } from './sample-profile';

const part = (name: string) => within(screen.getByRole('region', { name }));
const partNotes = () =>
  within(screen.getByRole('list', { name: 'Nothing to show' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

describe('profile page', () => {
  test('offers a report of other profiles only, also to visitors', async () => {
    const { report } = await look(sampleProfile());
    fireEvent.click(screen.getByRole('button', { name: 'Report this player' }));
    expect(report.modal.current.open).toBe(true);
    cleanup();
    const own = await look(sampleProfile({ username: aPlayer().username }));
    own.signIn();
    expect(screen.queryByRole('button', { name: 'Report this player' })).toBeNull();
  });

  test('shows names, join date and premium', async () => {
    await look(sampleProfile({ premium: true }));
    expect(screen.getByRole('heading', { level: 1, name: 'Ada L.' })).toBeDefined();
    expect(screen.getByText('@ada')).toBeDefined();
    expect(screen.getByText('Jan 5, 2026').getAttribute('datetime')).toBe('2026-01-05T15:04:00.000Z');
    expect(screen.getByText('Premium')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  });

  test('shows each part with its links', async () => {
    await look(sampleProfile());
    const game = '/arcade/games/pulse-saber';
    expect(part('Achievements').getByText('First Cut')).toBeDefined();
    expect(part('Achievements').getByRole('link', { name: 'Pulse Saber' }).getAttribute('href')).toBe(game);
    expect(part('Recently Played').getByRole('link', { name: 'Pulse Saber' }).getAttribute('href')).toBe(game);
    expect(part('Activity').getByRole('link', { name: 'Reviewed Pulse Saber' }).getAttribute('href')).toBe(game);
    expect(
      part('Friends')
        .getByRole('link', { name: /^Orion/ })
        .getAttribute('href'),
    ).toBe('/community/user/orion');
    expect(part('Badges').getByText('Here since the first week.')).toBeDefined();
    expect(part('Inventory').getByRole('link', { name: 'Hat × 2' }).getAttribute('href')).toBe(`${game}/catalog/hat`);
    expect(screen.queryByRole('list', { name: 'Nothing to show' })).toBeNull();
  });

  test('names the empty and the private parts', async () => {
    await look(emptyProfile({ friends: undefined, inventory: undefined }));
    expect(screen.getByText('No achievements yet.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Find a game' })).toBeNull();
    expect(partNotes()).toEqual([
      'No play history, activity, or badges to show yet.',
      'Ada L. keeps this private: friends and inventory.',
    ]);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  test('shows no empty state for hidden achievements', async () => {
    await look(sampleProfile({ achievements: undefined }));
    expect(screen.queryByText('No achievements yet.')).toBeNull();
    expect(partNotes()).toEqual(['Ada L. keeps this private: achievements.']);
  });

  test('folds entries after the first eight', async () => {
    const friends = Array.from({ length: 10 }, (_, number) => ({
      username: `friend-${String(number)}`,
      alias: `Friend ${String(number)}`,
      avatar: sampleProfile().avatar,
    }));
    await look(sampleProfile({ friends }));
    expect(part('Friends').getByText('Show 2 more friends')).toBeDefined();
    const folded = screen.getByText('Friend 8').closest('details');
    expect([folded?.open, screen.getByText('Friend 7').closest('details')]).toEqual([false, null]);
  });

  test('shows an icon for an achievement whose picture fails to load', async () => {
    await look(sampleProfile());
    const pictures = () => [...document.querySelectorAll('img[src="/cut.webp"]')];
    const [picture] = pictures();
    if (picture !== undefined) fireEvent.error(picture);
    expect(pictures()).toEqual([]);
  });

  test('never links to another host', async () => {
    const activity = ['https://evil.test/', '//evil.test', 'javascript:alert(1)'].map((url) => ({
      kind: 'reviewed' as const,
      text: 'Look',
      url,
      date: '2026-01-08T10:00:00.000Z',
    }));
    await look(sampleProfile({ activity }));
    expect(part('Activity').getAllByText('Look')).toHaveLength(3);
    expect(part('Activity').queryByRole('link')).toBeNull();
  });
});

describe('profile page of the own profile', () => {
  test('links to the settings, and to the games without achievements', async () => {
    const { signIn } = await look(emptyProfile());
    signIn();
    expect((await screen.findByRole('link', { name: 'Settings' })).getAttribute('href')).toBe('/account/settings');
    expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/arcade/games');
  });

  test('reloads the visible parts after a login or logout', async () => {
    const { signIn, state, requests } = await look(
      sampleProfile({ friends: undefined }),
      sampleProfile(),
      sampleProfile({ friends: undefined, history: undefined }),
    );
    expect(screen.queryByRole('region', { name: 'Friends' })).toBeNull();
    signIn();
    expect(await screen.findByRole('region', { name: 'Friends' })).toBeDefined();
    act(() => {
      state.apply({ type: 'signed-out' });
    });
    await waitFor(() => {
      expect(partNotes()).toEqual(['Ada L. keeps this private: play history and friends.']);
    });
    expect(requests()).toBe(3);
  });
});

test('the 404 page of a profile shows the profile once an unblock makes it visible again', async () => {
  const { stored, attention } = await look(sampleProfile());
  const returnToTab = () => {
    act(() => {
      attention.hide();
      attention.show();
    });
  };
  stored.hidden = true;
  returnToTab();
  expect(await screen.findByText('404')).toBeDefined();
  stored.hidden = false;
  returnToTab();
  expect(await screen.findByRole('heading', { name: 'Ada L.' })).toBeDefined();
});

describe('profileRoute head', () => {
  const createProfileRelationship = () => expect.fail('Unexpected relationship');
  const { session, state, notices } = sessionScreenFixture();
  const authModal = new AuthModalViewModel(new AuthModalState(), state, notices);
  const createRetry = () => expect.fail('Unexpected retry');
  const { handle } = profileRoute(
    { session, authModal, createRetry },
    {
      createProfileRelationship,
      createReport: () => expect.fail('Unexpected report'),
      createProfileWatch: () => expect.fail('Unexpected watch'),
      createHiddenProfileWatch: () => expect.fail('Unexpected watch'),
      createComments: () => expect.fail('Unexpected comments'),
      marks: someMarks().marks,
    },
  );

  test('contains both names, the canonical path and structured data', () => {
    expect(handle.head(sampleProfile(), '/community/user/ADA')).toMatchObject({
      title: 'Ada L. (@ada)',
      path: '/community/user/ada',
      jsonLd: {
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name: 'Ada L.', alternateName: 'ada', image: '/sd.webp' },
      },
    });
  });

  test('contains the username once without an alias', () => {
    expect(handle.head(sampleProfile({ alias: 'ada' }), '/community/user/ada').title).toBe('ada');
  });
});

describe('profile page: relationship', () => {
  const bert = { username: 'bert', alias: 'Bert' };
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  test('offers no friend action to a visitor', async () => {
    await look(sampleProfile({ ...bert, relationship: 'none' }));
    expect(screen.queryByRole('button', { name: 'Add friend: Bert' })).toBeNull();
  });

  test.each([
    ['none', ['Add friend', 'Block']],
    ['closed', ['Block']],
    ['asked', ['Cancel request', 'Block']],
    ['asks', ['Accept', 'Decline', 'Block']],
    ['friends', ['Remove', 'Block']],
  ] as const)('offers the friend actions for the status %s', async (relationship, offered) => {
    const { signIn } = await look(sampleProfile({ ...bert, relationship }));
    signIn();
    await screen.findByRole('button', { name: 'Block: Bert' });
    expect(buttons()).toEqual(expect.arrayContaining([...offered]));
  });

  test('reloads the profile after a request was accepted', async () => {
    const asking = sampleProfile({ ...bert, relationship: 'asks', commentAccess: 'closed' });
    const { signIn, gateway } = await look(asking, asking, {
      ...asking,
      relationship: 'friends',
      commentAccess: 'write',
    });
    gateway.pairs.set('bert', { friendship: 'asks', blocked: false, shutOut: false });
    signIn();
    fireEvent.click(await screen.findByRole('button', { name: 'Accept: Bert' }));
    expect(await screen.findByRole('region', { name: 'Comments' })).toBeDefined();
    expect(screen.getByText('You’re friends')).toBeDefined();
  });

  test('shows a sent request, and hides a blocked profile after a confirmation', async () => {
    const stranger = sampleProfile({ ...bert, relationship: 'none', about: 'I play.' });
    const { signIn, gateway, dialogs, requests } = await look(stranger, stranger, {
      ...stranger,
      relationship: 'asked',
    });
    signIn();
    fireEvent.click(await screen.findByRole('button', { name: 'Add friend: Bert' }));
    expect(await screen.findByText('Friend request sent')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Block: Bert' }));
    await waitFor(() => {
      expect(dialogs.current.status).toBe('open');
    });
    await act(() => dialogs.press('confirm'));
    expect(await screen.findByRole('button', { name: 'Unblock: Bert' })).toBeDefined();
    // A blocked profile shows nothing else and is not reloaded.
    expect(buttons()).toEqual(['Unblock']);
    expect(screen.queryByText('I play.')).toBeNull();
    expect(screen.queryAllByRole('region')).toEqual([]);
    expect(requests()).toBe(3);
    expect(gateway.calls).toEqual([
      ['request', 'bert'],
      ['block', 'bert'],
    ]);
  });
});
