// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { FollowFriends } from '../../../src/application/friends/follow-friends.use-case';
import { LoadFriends } from '../../../src/application/friends/load-friends.use-case';
import type { Presence } from '../../../src/domain/friends/presence';
import { ContinuePlaying } from '../../../src/ui/account/ContinuePlaying';
import { FriendsPlaying } from '../../../src/ui/account/account-home.page';
import { LatestAchievements } from '../../../src/ui/account/LatestAchievements';
import { OwnHomeViewModel } from '../../../src/ui/account/own-home.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeFriendGateway } from '../../fakes/fake-friend-gateway';
import { FakeAccountPagesGateway } from '../../fakes/fake-account-pages-gateway';
import { FakeRealtime } from '../../fakes/fake-realtime';
import { authFixture } from '../auth/auth-fixture';

const game = { slug: 'lantern-drift', title: 'Lantern Drift' };
const hero = { sm: '/s', hd: '/h', fhd: '/f', colour: '#000' };
const played = '2026-03-01T12:00:00.000Z';

async function begin(gateway = new FakeAccountPagesGateway(), friends = new FakeFriendGateway()) {
  const fixture = authFixture();
  await fixture.logIn.execute('nova', 'Holocade!1');
  const realtime = new FakeRealtime();
  const home = new OwnHomeViewModel(gateway, new LoadFriends(friends), new FollowFriends(realtime, fixture.state));
  const stop = home.start();
  const element = (
    <>
      <ContinuePlaying home={home} />
      <LatestAchievements home={home} />
      <FriendsPlaying home={home} />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return {
    ...fixture,
    gateway,
    friends,
    realtime,
    home,
    stop,
    channel: `announcement.${fixture.state.current.user?.id ?? ''}`,
  };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(cleanup);

describe('account home', () => {
  test('links to the last games and shows the latest achievements', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.latest = {
      resume: [
        { game, hero, played, playing: true },
        { game: { slug: 'pulse-saber', title: 'Pulse Saber' }, hero, played, playing: false },
      ],
      achievements: [{ slug: 'one', title: 'First Cut', description: 'Cut.', thumbnail: '', unlockedAt: played, game }],
      tests: 0,
    };
    await begin(gateway);
    const resume = await region('Continue playing');
    const way = await resume.findByRole('link', { name: 'Continue Pulse Saber' });
    expect(way.getAttribute('href')).toBe('/arcade/games/pulse-saber');
    expect(resume.getAllByText('Playing now')).toHaveLength(1);
    expect((await region('Latest achievements')).getByText('First Cut')).toBeDefined();
  });

  test.each([0, 2])('links to the games that the player tests if there are any: %i', async (tests) => {
    const gateway = new FakeAccountPagesGateway();
    gateway.latest = { ...gateway.latest, tests };
    await begin(gateway);
    const resume = await region('Continue playing');
    expect(await resume.findByText('Games you play will show up here.')).toBeDefined();
    const links = resume.queryAllByRole('link', { name: 'Games you test' }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(tests === 0 ? [] : ['/account/tests']);
  });

  test('shows an empty state for each section', async () => {
    await begin();
    expect(await screen.findByText('Games you play will show up here.')).toBeDefined();
    expect(screen.getByText('Achievements you earn will show up here.')).toBeDefined();
    expect(await screen.findByText('Friends who are playing show up here.')).toBeDefined();
  });

  test('shows the error of each section and retries', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.failure = aRefusal({ status: 503, message: 'Not now.' });
    const { home } = await begin(gateway);
    expect(await screen.findAllByText('Not now.')).toHaveLength(2);
    gateway.failure = undefined;
    await act(() => home.load());
    expect(screen.queryByText('Not now.')).toBeNull();
  });

  test('follows friends who start and stop playing', async () => {
    const { realtime, channel } = await begin(
      new FakeAccountPagesGateway(),
      new FakeFriendGateway({ ada: { friendship: 'friends' } }),
    );
    const part = await region('Friends playing now');
    expect(await part.findByText('No friends are playing right now.')).toBeDefined();
    const publishPresence = (presence: Presence) =>
      act(() => {
        realtime.publish(channel, { type: 'friend-presence', username: 'ada', alias: 'Ada', presence });
      });
    publishPresence({ online: true, playing: game });
    expect(await part.findByRole('link', { name: 'Playing Lantern Drift' })).toBeDefined();
    publishPresence({ online: true, playing: undefined });
    await waitFor(() => {
      expect(part.queryByRole('link', { name: 'Playing Lantern Drift' })).toBeNull();
    });
  });
});
