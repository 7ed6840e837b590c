// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { DeletePlay } from '../../../src/application/account/delete-play.use-case';
import type { AchievementsOfGame } from '../../../src/domain/account/own-achievements';
import type { PlayedSession } from '../../../src/domain/account/play-history';
import { UTC } from '../../../src/domain/shared/time-zone';
import { AccountListViewModel } from '../../../src/ui/account/account-list.view-model';
import { AchievementsPage } from '../../../src/ui/account/account-pages.page';
import { HistoryPage } from '../../../src/ui/account/HistoryPage';
import { TimeZoneContext } from '../../../src/ui/shared/time-zone-context';
import { HistoryViewModel } from '../../../src/ui/account/history.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAccountPagesGateway } from '../../fakes/fake-account-pages-gateway';
import { authFixture } from '../auth/auth-fixture';

const game = { slug: 'lantern-drift', title: 'Lantern Drift' };
const play = (id: string, change: Partial<PlayedSession> = {}): PlayedSession => ({
  id,
  game,
  listed: true,
  started: '2026-03-01T12:05:00.000Z',
  seconds: 600,
  playing: false,
  emulated: false,
  ...change,
});

type Parts = Omit<ReturnType<typeof authFixture>, 'gateway'> & {
  readonly gateway: FakeAccountPagesGateway;
  readonly dialogs: DialogState;
};

async function open(gateway: FakeAccountPagesGateway, path: string, page: (parts: Parts) => ReactNode) {
  const fixture = authFixture();
  await fixture.logIn.execute('nova', 'Holocade!1');
  const parts = { ...fixture, gateway, dialogs: new DialogState(fixture.clock) };
  const router = createMemoryRouter([{ path: path.split('?')[0] ?? '', element: page(parts) }], {
    initialEntries: [path],
  });
  const user = userEvent.setup();
  render(<RouterProvider router={router} />);
  return { ...parts, router, user };
}

const openHistory = (gateway: FakeAccountPagesGateway, path = '/account/history', timeZone = UTC) =>
  open(gateway, path, ({ state, dialogs, notices }) => (
    <TimeZoneContext value={timeZone}>
      <HistoryPage
        createHistory={(page) =>
          new HistoryViewModel(
            new AccountListViewModel((asked) => gateway.history(asked), state, page),
            new DeletePlay(gateway),
            gateway,
            dialogs,
            notices,
          )
        }
      />
    </TimeZoneContext>
  ));

const openAchievements = (gateway: FakeAccountPagesGateway, path = '/account/achievement') =>
  open(gateway, path, ({ state }) => (
    <AchievementsPage
      createAchievements={(choice, page) =>
        new AccountListViewModel((asked) => gateway.achievements({ ...choice, page: asked }), state, page)
      }
    />
  ));

afterEach(cleanup);

describe('HistoryPage', () => {
  test('lists sessions by day with their length and the totals', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.plays = [
      play('c', { playing: true, started: '2026-03-02T00:10:00.000Z', seconds: 10 }),
      play('b', { emulated: true }),
      play('a', { listed: false, seconds: 7200, started: '2026-03-01T09:00:00.000Z' }),
    ];
    await openHistory(gateway);
    const live = within(await screen.findByRole('region', { name: 'Mar 2, 2026' }));
    expect(live.getByText('Playing now')).toBeDefined();
    expect(live.queryByRole('button')).toBeNull();
    expect(live.getByRole('listitem').textContent).toContain('12:10 AM · Under a minute');
    const day = within(screen.getByRole('region', { name: 'Mar 1, 2026' }));
    expect(day.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lantern Drift12:05 PM · 10 Minutes · Simulated headset',
      'Lantern Drift9:00 AM · 2 Hours',
    ]);
    expect(day.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Time played').parentElement?.textContent).toBe('Time played2 Hours');
    expect(screen.getByText('Plays').parentElement?.textContent).toBe('Plays3');
  });

  test('shows days and times in the player’s time zone', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.plays = [play('b', { started: '2026-03-01T23:10:00.000Z' })];
    await openHistory(gateway, '/account/history', { minutesAhead: () => 60 });
    const day = within(await screen.findByRole('region', { name: 'Mar 2, 2026' }));
    expect(day.getByText('12:10 AM').title).toBe('Mar 2, 2026 12:10 AM');
    expect(day.getByRole('button', { name: 'Remove play session of Lantern Drift at 12:10 AM' })).toBeDefined();
  });

  test('confirms before it removes a session, then reloads', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.plays = [play('b'), play('a', { started: '2026-03-01T09:00:00.000Z' })];
    const { user, dialogs } = await openHistory(gateway);
    await user.click(await screen.findByRole('button', { name: 'Remove play session of Lantern Drift at 9:00 AM' }));
    expect(gateway.asked).not.toContain('delete a');
    await act(() => dialogs.press('confirm'));
    expect(gateway.plays.map(({ id }) => id)).toEqual(['b']);
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  test('turns to the last page when the only session of the current page is removed', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.plays = Array.from({ length: 21 }, (_, place) => play(`p${String(place)}`));
    const { user, dialogs, router } = await openHistory(gateway, '/account/history?page=2');
    await user.click(await screen.findByRole('button', { name: /^Remove play session/ }));
    await act(() => dialogs.press('confirm'));
    expect(await screen.findAllByRole('listitem')).toHaveLength(20);
    expect(screen.queryByText('Page 2 doesn’t exist')).toBeNull();
    expect(router.state.location.search).toBe('');
    expect(gateway.asked).toEqual(['history 2', 'delete p20', 'history 2', 'history 1']);
  });

  test('treats a session that was removed elsewhere as removed', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.plays = [play('b'), play('a', { started: '2026-03-01T09:00:00.000Z' })];
    const { user, dialogs } = await openHistory(gateway);
    await user.click(await screen.findByRole('button', { name: 'Remove play session of Lantern Drift at 9:00 AM' }));
    gateway.plays = gateway.plays.slice(0, 1);
    await act(() => dialogs.press('confirm'));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(dialogs.current).not.toHaveProperty('failure', expect.any(String));
  });

  test('requires a typed word before it deletes everything, then links to the games', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.plays = [play('a')];
    const { user, dialogs } = await openHistory(gateway);
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    act(() => {
      dialogs.type('DELETE');
    });
    await act(() => dialogs.press('confirm'));
    expect(await screen.findByText('Nothing played yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find a game' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete all' })).toBeNull();
  });

  test('shows the error and retries when loading fails', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.failure = aRefusal({ status: 503, message: 'Not now.' });
    const { user } = await openHistory(gateway);
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    gateway.failure = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing played yet')).toBeDefined();
  });
});

describe('AchievementsPage', () => {
  const badge = { description: 'Words.', thumbnail: '' };
  const games: readonly AchievementsOfGame[] = [
    {
      game,
      earned: 1,
      total: 2,
      achievements: [
        { ...badge, slug: 'one', title: 'One', unlockedAt: '2026-03-01T12:00:00.000Z', rarity: 12.5 },
        { ...badge, slug: 'two', title: 'Two', progress: 40, rarity: undefined },
      ],
    },
  ];

  test('shows the rarity of earned achievements and the progress of locked ones', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.games = games;
    gateway.badges = [{ slug: 'member', title: 'Member for 2 years', description: 'Joined.' }];
    await openAchievements(gateway);
    const shown = within(await screen.findByRole('region', { name: 'Lantern Drift' }));
    const [one, two] = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(one).toMatch(/^OneWords\.Earned .+ · 12\.5% of players have this$/);
    expect(two).toBe('TwoWords.Locked');
    expect(shown.getByRole('progressbar', { name: 'Progress of Two' }).getAttribute('aria-valuenow')).toBe('40');
    expect(shown.getByText('1 of 2 earned')).toBeDefined();
    expect(screen.getByText('Completion', { selector: 'dt' }).parentElement?.textContent).toBe('Completion50%');
    expect(screen.getByText('Member for 2 years')).toBeDefined();
  });

  test('requests the filter in the URL, and all achievements for an unknown filter', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.games = games;
    const { user } = await openAchievements(gateway, '/account/achievement?show=missing&order=worst&page=2');
    await screen.findByText('Page 2 doesn’t exist');
    expect(gateway.asked).toEqual(['achievements missing recent 2']);
    await user.click(screen.getByRole('link', { name: 'A to Z' }));
    expect(await screen.findByRole('region', { name: 'Lantern Drift' })).toBeDefined();
    expect(gateway.asked.at(-1)).toBe('achievements missing title 1');
  });

  test.each([
    ['', 'No achievements yet'],
    ['?show=earned', 'Nothing earned yet'],
    ['?show=missing', 'Nothing left to unlock'],
  ])('shows the empty state for the query %j', async (query, words) => {
    await openAchievements(new FakeAccountPagesGateway(), `/account/achievement${query}`);
    expect(await screen.findByText(words)).toBeDefined();
  });
});
