// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { ChangeFriendship } from '../../../src/application/friends/change-friendship.use-case';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { createPageMemory } from '../../../src/composition/create-page-memory';
import type { Profile } from '../../../src/domain/account/profile';
import { defaultSettings } from '../../../src/domain/session/settings';
import { profileRoute } from '../../../src/ui/profile/profile.route';
import { ProfileTieViewModel } from '../../../src/ui/profile/profile-tie.view-model';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeFriendGateway } from '../../fakes/fake-friend-gateway';
import { aReportHouse } from '../reports/a-report-house';
import { aSessionScreen } from '../session/a-session-screen';
import { emptyProfile, sampleProfile } from './sample-profile';

async function look(...profiles: readonly [Profile, ...Profile[]]) {
  const house = aSessionScreen();
  house.state.apply({ type: 'signed-out' });
  house.session.start();
  let asked = 0;
  const loader = () => {
    asked += 1;
    return profiles[Math.min(asked, profiles.length) - 1];
  };
  const gateway = new FakeFriendGateway({ bert: {} });
  const dialogs = new DialogState(house.clock);
  const report = aReportHouse();
  const createProfileTie = () =>
    new ProfileTieViewModel({ change: new ChangeFriendship(gateway), dialogs, notices: house.notices });
  const memory = createPageMemory(new FakeClock(), house.state);
  const route = memory.keep({
    path: '/community/user/:user',
    loader,
    ...profileRoute(house.session, { createProfileTie, createReport: () => report.door }),
  });
  const router = createMemoryRouter([route], { initialEntries: ['/community/user/ada'] });
  memory.follow(router);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  const signIn = () => {
    act(() => {
      house.state.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    });
  };
  return { ...house, report, gateway, dialogs, signIn, asked: () => asked };
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const quiet = () =>
  within(screen.getByRole('list', { name: 'Nothing to show' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

describe('a profile', () => {
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
  const createProfileTie = () => expect.fail('A head makes no tie.');
  const createReport = () => expect.fail('A head makes no report.');
  const { handle } = profileRoute(aSessionScreen().session, { createProfileTie, createReport });

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
    ['asked', ['Withdraw', 'Block']],
    ['asks', ['Accept', 'Decline', 'Block']],
    ['friends', ['Remove', 'Block']],
  ] as const)('offers what can be done where it is %s', async (tie, offered) => {
    const { signIn } = await look(sampleProfile({ ...bert, tie }));
    signIn();
    await screen.findByRole('button', { name: 'Block: Bert' });
    expect(buttons()).toEqual(expect.arrayContaining([...offered]));
  });

  test('changes with what is done, after a question where it ends something', async () => {
    const { signIn, gateway, dialogs } = await look(sampleProfile({ ...bert, tie: 'none' }));
    signIn();
    fireEvent.click(await screen.findByRole('button', { name: 'Add friend: Bert' }));
    expect(await screen.findByText('You have asked to be friends.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Block: Bert' }));
    await waitFor(() => {
      expect(dialogs.current.status).toBe('open');
    });
    await act(() => dialogs.press('confirm'));
    expect(await screen.findByRole('button', { name: 'Unblock: Bert' })).toBeDefined();
    expect(gateway.calls).toEqual([
      ['ask', 'bert'],
      ['block', 'bert'],
    ]);
  });
});
