// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { SendFriendRequest } from '../../../src/application/friends/send-friend-request.use-case';
import { ChangeFriendship } from '../../../src/application/friends/change-friendship.use-case';
import { FollowFriends } from '../../../src/application/friends/follow-friends.use-case';
import { LoadFriends } from '../../../src/application/friends/load-friends.use-case';
import type { FollowedList } from '../../../src/application/community/follow-gateway.port';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { ok } from '../../../src/domain/shared/result';
import { paginate } from '../../../src/domain/shared/pagination';
import { AccountListViewModel } from '../../../src/ui/account/account-list.view-model';
import { FriendsViewModel } from '../../../src/ui/friends/friends.view-model';
import { FriendsPage } from '../../../src/ui/friends/friends.page';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeFriendGateway } from '../../fakes/fake-friend-gateway';
import { someMarks } from '../../fakes/some-marks';
import { FakeRealtime } from '../../fakes/fake-realtime';
import { authFixture } from '../auth/auth-fixture';

async function open(gateway = new FakeFriendGateway(), followed: FollowedList['players'] = []) {
  const fixture = authFixture();
  await fixture.logIn.execute('nova', 'Holocade!1');
  const { clock, notices, state } = fixture;
  const realtime = new FakeRealtime();
  const dialogs = new DialogState(clock);
  const tools = { ask: new SendFriendRequest(gateway), change: new ChangeFriendship(gateway), dialogs, notices };
  const createFriends = () => new FriendsViewModel(new LoadFriends(gateway), new FollowFriends(realtime, state), tools);
  const players = { players: followed, pagination: paginate(followed.length, 1) };
  const createFollowed = (page: number) => new AccountListViewModel(() => Promise.resolve(ok(players)), state, page);
  const { marks, kept } = someMarks();
  const element = <FriendsPage createFriends={createFriends} createFollowed={createFollowed} marks={marks} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const user = userEvent.setup();
  render(<RouterProvider router={router} />);
  const channel = `announcement.${state.current.user?.id ?? ''}`;
  return { ...fixture, gateway, realtime, dialogs, user, channel, kept };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const namesIn = async (name: string) =>
  (await region(name)).getAllByRole('listitem').map((row) => within(row).getAllByText(/^[a-z]+$/)[0]?.textContent);

afterEach(cleanup);

describe('FriendsPage', () => {
  test('lists followed players with an unfollow button', async () => {
    const avatar = { tn: '/tn.webp', sm: '/sm.webp', sd: '/sd.webp' };
    const lyra = { username: 'lyra', alias: 'Lyra', avatar, since: '2026-03-01T12:00:00.000Z' };
    const { user, kept } = await open(new FakeFriendGateway(), [lyra]);
    const button = await (await region('People you follow')).findByRole('button', { name: 'Follow Lyra' });
    expect([button.getAttribute('aria-pressed'), button.textContent]).toEqual(['true', 'Follow']);
    await user.click(button);
    expect([button.getAttribute('aria-pressed'), kept.get('player lyra')]).toEqual(['false', false]);
  });

  test('links each friend to the conversation and to an invitation', async () => {
    await open(new FakeFriendGateway({ orion: { friendship: 'friends' } }));
    const link = await screen.findByRole('link', { name: 'Message: orion' });
    expect(link.getAttribute('href')).toBe('/account/inbox/orion');
    expect(screen.getByRole('link', { name: 'Invite: orion' }).getAttribute('href')).toBe(
      '/account/inbox/orion?invite',
    );
  });

  test('warns that phone numbers are not verified', async () => {
    await open();
    expect(screen.getByRole('textbox', { description: /^Phone numbers aren’t verified/ })).toBeDefined();
  });

  test('shows a skeleton while loading and an empty state', async () => {
    await open();
    expect(screen.getAllByRole('status')).toHaveLength(2);
    expect(await screen.findByText(/^No friends yet/)).toBeDefined();
    for (const name of ['Friend requests', 'Sent requests', 'Blocked'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });

  test('shows the error and retries when loading fails', async () => {
    const gateway = new FakeFriendGateway({ ada: { friendship: 'friends' } });
    gateway.failure = aRefusal({ status: 503, message: 'Not now.' });
    const { user } = await open(gateway);
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    gateway.failure = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await namesIn('Your friends')).toEqual(['ada']);
  });

  test('reports an existing friendship, and nothing new, after a request to a friend', async () => {
    const { user, notices } = await open(
      new FakeFriendGateway({ ada: { friendship: 'friends' }, bert: { friendship: 'asks' } }),
    );
    for (const name of ['ada', 'bert']) await user.type(screen.getByRole('textbox'), `${name}{Enter}`);
    await waitFor(() =>
      expect(notices.history.map(({ toast }) => toast.body).toReversed()).toEqual([
        'You’re already friends with ada.',
        'You and bert are now friends.',
      ]),
    );
  });

  test('sends a request by name and shows the refusal of an unknown one', async () => {
    const { user, gateway } = await open(new FakeFriendGateway({ ada: {} }));
    await user.click(screen.getByRole('button', { name: 'Add friend' }));
    expect(await screen.findByText('Please enter a username, an email address or a phone number.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Username, email or phone number' }), ' nobody{Enter}');
    expect(await screen.findByText('This player does not exist.')).toBeDefined();
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'ada{Enter}');
    expect(await namesIn('Sent requests')).toEqual(['ada']);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
    expect(gateway.calls).toContainEqual(['request', 'nobody']);
  });

  test('answers requests and confirms before it removes or blocks', async () => {
    const { user, dialogs } = await open(
      new FakeFriendGateway({ ada: { friendship: 'asks' }, bert: { friendship: 'asks' } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Decline: bert' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Decline: bert' })).toBeNull();
    });
    await user.click(screen.getByRole('button', { name: 'Accept: ada' }));
    expect(await namesIn('Your friends')).toEqual(['ada']);
    await user.click(screen.getByRole('button', { name: 'Block: ada' }));
    await waitFor(() => {
      expect(dialogs.current.status).toBe('open');
    });
    await act(() => dialogs.press('confirm'));
    expect(await namesIn('Blocked')).toEqual(['ada']);
    expect((await region('Blocked')).queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Unblock: ada' }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Blocked' })).toBeNull();
    });
  });

  test('moves a friend who starts to play to the top and reloads changed lists', async () => {
    const { realtime, channel, gateway } = await open(
      new FakeFriendGateway({ ada: { friendship: 'friends' }, bert: { friendship: 'friends' } }),
    );
    expect(await namesIn('Your friends')).toEqual(['ada', 'bert']);
    const playing = { slug: 'pulse-saber', title: 'Pulse Saber' };
    act(() => {
      realtime.publish(channel, {
        type: 'friend-presence',
        username: 'bert',
        alias: 'Bert',
        presence: { online: true, playing },
      });
    });
    expect(await namesIn('Your friends')).toEqual(['bert', 'ada']);
    expect(screen.getByRole('link', { name: 'Playing Pulse Saber' }).getAttribute('href')).toBe(
      '/arcade/games/pulse-saber',
    );
    const join = screen.getAllByRole('link', { name: /^Join/ });
    expect(join.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Join: bert in Pulse Saber', '/arcade/games/pulse-saber'],
    ]);
    gateway.pairs.delete('ada');
    act(() => {
      realtime.publish(channel, { type: 'friends-changed' });
    });
    await waitFor(async () => {
      expect(await namesIn('Your friends')).toEqual(['bert']);
    });
  });

  test('receives no updates after it was left', async () => {
    const { realtime, channel } = await open();
    await screen.findByText(/^No friends yet/);
    expect(realtime.open).toEqual([channel]);
    cleanup();
    expect(realtime.open).toEqual([]);
  });
});
