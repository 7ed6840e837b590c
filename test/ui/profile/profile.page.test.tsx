// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { profileRoute } from '../../../src/ui/profile/profile.page';
import { aPlayer } from '../../fakes/a-player';
import { someMarks } from '../../fakes/some-marks';
import { aSessionScreen } from '../session/a-session-screen';
import { lookAtProfile as look } from './look-at-profile';
import { emptyProfile, sampleProfile } from './sample-profile';

const part = (name: string) => within(screen.getByRole('region', { name }));
const quiet = () =>
  within(screen.getByRole('list', { name: 'Nothing to show' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

describe('a profile', () => {
  test('of others can be reported, by a visitor as well, and the own one cannot', async () => {
    const { report } = await look(sampleProfile());
    fireEvent.click(screen.getByRole('button', { name: 'Report this player' }));
    expect(report.modal.current.open).toBe(true);
    cleanup();
    const own = await look(sampleProfile({ username: aPlayer().username }));
    own.signIn();
    expect(screen.queryByRole('button', { name: 'Report this player' })).toBeNull();
  });

  test('says who somebody is, and since when', async () => {
    await look(sampleProfile({ premium: true }));
    expect(screen.getByRole('heading', { level: 1, name: 'Ada L.' })).toBeDefined();
    expect(screen.getByText('@ada')).toBeDefined();
    expect(screen.getByText('Jan 5, 2026').getAttribute('datetime')).toBe('2026-01-05T15:04:00.000Z');
    expect(screen.getByText('Premium')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  });

  test('shows each part with what it leads to', async () => {
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

  test('has words for what is empty, and says what is kept private', async () => {
    await look(emptyProfile({ friends: undefined, inventory: undefined }));
    expect(screen.getByText('No achievements to show yet.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Find a game' })).toBeNull();
    expect(quiet()).toEqual([
      'No play history, activity, or badges to show yet.',
      'Ada L. keeps this private: friends and inventory.',
    ]);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  test('does not say that there are no achievements where they are hidden', async () => {
    await look(sampleProfile({ achievements: undefined }));
    expect(screen.queryByText('No achievements to show yet.')).toBeNull();
    expect(quiet()).toEqual(['Ada L. keeps this private: achievements.']);
  });

  test('folds what is beyond the first eight', async () => {
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

  test('draws an achievement whose picture does not come', async () => {
    await look(sampleProfile());
    const pictures = () => [...document.querySelectorAll('img[src="/cut.webp"]')];
    const [picture] = pictures();
    if (picture !== undefined) fireEvent.error(picture);
    expect(pictures()).toEqual([]);
  });

  test('leads out of the portal nowhere', async () => {
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

describe('one’s own profile', () => {
  test('leads to the settings, and to the games where nothing is earned yet', async () => {
    const { signIn } = await look(emptyProfile());
    signIn();
    expect((await screen.findByRole('link', { name: 'Settings' })).getAttribute('href')).toBe('/account/settings');
    expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/arcade/games');
  });

  test('shows to whoever signs in or out what they may see', async () => {
    const { signIn, state, asked } = await look(
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
      expect(quiet()).toEqual(['Ada L. keeps this private: play history and friends.']);
    });
    expect(asked()).toBe(3);
  });
});

describe('the head of a profile', () => {
  const createProfileRelationship = () => expect.fail('A head makes no tie.');
  const { handle } = profileRoute(aSessionScreen().session, {
    createProfileRelationship,
    createReport: () => expect.fail('A head makes no report.'),
    createProfileWatch: () => expect.fail('A head is not watched.'),
    createComments: () => expect.fail('A head has no comments.'),
    marks: someMarks().marks,
  });

  test('has both names, the one address there is, and structured data', () => {
    expect(handle.head(sampleProfile(), '/community/user/ADA')).toMatchObject({
      title: 'Ada L. (@ada)',
      path: '/community/user/ada',
      jsonLd: {
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name: 'Ada L.', alternateName: 'ada', image: '/sd.webp' },
      },
    });
  });

  test('has one name where there is no other', () => {
    expect(handle.head(sampleProfile({ alias: 'ada' }), '/community/user/ada').title).toBe('ada');
  });
});

describe('what stands between whoever looks and the player', () => {
  const bert = { username: 'bert', alias: 'Bert' };
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  test('offers nothing to a visitor, nor to the player', async () => {
    await look(sampleProfile({ ...bert, tie: 'none' }));
    expect(screen.queryByRole('button', { name: 'Add friend: Bert' })).toBeNull();
  });

  test.each([
    ['none', ['Add friend', 'Block']],
    ['closed', ['Block']],
    ['asked', ['Cancel request', 'Block']],
    ['asks', ['Accept', 'Decline', 'Block']],
    ['friends', ['Remove', 'Block']],
  ] as const)('offers what can be done where it is %s', async (tie, offered) => {
    const { signIn } = await look(sampleProfile({ ...bert, tie }));
    signIn();
    await screen.findByRole('button', { name: 'Block: Bert' });
    expect(buttons()).toEqual(expect.arrayContaining([...offered]));
  });

  test('asks for what a friend sees once there is one', async () => {
    const asking = sampleProfile({ ...bert, tie: 'asks', wall: 'closed' });
    const { signIn, gateway } = await look(asking, asking, { ...asking, tie: 'friends', wall: 'write' });
    gateway.pairs.set('bert', { friendship: 'asks', blocked: false, shutOut: false });
    signIn();
    fireEvent.click(await screen.findByRole('button', { name: 'Accept: Bert' }));
    expect(await screen.findByRole('region', { name: 'Comments' })).toBeDefined();
    expect(screen.getByText('You are friends.')).toBeDefined();
  });

  test('changes with what is done, after a question where it ends something', async () => {
    const stranger = sampleProfile({ ...bert, tie: 'none', about: 'I play.' });
    const { signIn, gateway, dialogs, asked } = await look(stranger, stranger, { ...stranger, tie: 'asked' });
    signIn();
    fireEvent.click(await screen.findByRole('button', { name: 'Add friend: Bert' }));
    expect(await screen.findByText('You have asked to be friends.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Block: Bert' }));
    await waitFor(() => {
      expect(dialogs.current.status).toBe('open');
    });
    await act(() => dialogs.press('confirm'));
    expect(await screen.findByRole('button', { name: 'Unblock: Bert' })).toBeDefined();
    // There is nothing else of who is blocked, and nothing more to be asked for.
    expect(buttons()).toEqual(['Unblock']);
    expect(screen.queryByText('I play.')).toBeNull();
    expect(screen.queryAllByRole('region')).toEqual([]);
    expect(asked()).toBe(3);
    expect(gateway.calls).toEqual([
      ['ask', 'bert'],
      ['block', 'bert'],
    ]);
  });
});
