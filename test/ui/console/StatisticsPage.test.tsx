import { cleanup, screen, within, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { dayAfter } from '../../../src/domain/console/game-statistics';
import { aStatisticsDay } from '../../fakes/console-game-pages';
import { asRole, visitConsole } from './visit-console';

afterEach(cleanup);

const PAGE = '/paper-moon/games/kite/statistics';
const yesterday = '2025-12-31';

describe('the statistics of a game', () => {
  test('show figures with their changes, shares and a table of the same numbers', async () => {
    visitConsole(PAGE, (gateway) => {
      gateway.statisticsDays = [
        aStatisticsDay(yesterday, { plays: 60, players: 28, sessions: 4, seconds: 240, vrSessions: 1, reviews: 2 }),
        aStatisticsDay(dayAfter(yesterday, -30), { plays: 50 }),
      ];
      gateway.statisticsBuilds = [{ name: '1.1.0', plays: 60 }];
    });
    const plays = await screen.findByText('Plays', { selector: 'dt' });
    expect(plays.parentElement?.textContent).toBe('Plays60, change: +20%');
    expect(screen.getByText('Session length', { selector: 'dt' }).parentElement?.textContent).toBe(
      'Session length1 min 0 s',
    );
    expect(
      within(screen.getByRole('table', { name: 'Builds' })).getByRole('row', { name: '1.1.0 60 100%' }),
    ).toBeDefined();
    expect(screen.getByText('Reviews', { selector: 'dt' })).toBeDefined();
    const rows = within(screen.getByRole('region', { name: 'Numbers by day', hidden: true }));
    expect(rows.getByRole('row', { name: `${yesterday} 60 28 0 4 1 min 0 s 25%`, hidden: true })).toBeDefined();
  });

  test('show the plays by country only if the operator counts them', async () => {
    visitConsole(PAGE, (gateway) => {
      gateway.statisticsDays = [aStatisticsDay(yesterday, { plays: 10 })];
      gateway.countriesNow = [
        { name: 'DE', plays: 6 },
        { name: 'unknown', plays: 3 },
        { name: 'other', plays: 1 },
      ];
    });
    const table = within(await screen.findByRole('table', { name: 'Countries' }));
    for (const name of ['Germany 6 60%', 'Unknown 3 30%', 'Other 1 10%'])
      expect(table.getByRole('row', { name })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Countries (CSV)' })).toBeDefined();
    cleanup();
    visitConsole(PAGE, (gateway) => {
      gateway.statisticsDays = [aStatisticsDay(yesterday, { plays: 10 })];
    });
    await screen.findByRole('heading', { name: 'Builds' });
    expect(screen.queryByText('Countries')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Countries (CSV)' })).toBeNull();
  });

  test('say what will appear for a game without plays', async () => {
    visitConsole(PAGE);
    expect(await screen.findByRole('heading', { name: 'No plays in this period' })).toBeDefined();
    expect(screen.getByText(/Today so far: 0 plays by 0 players/)).toBeDefined();
    expect(screen.getByLabelText('Period')).toBeDefined();
  });

  test('load the chosen period, build and device', async () => {
    const { user, gateway } = visitConsole(PAGE, (fake) => {
      fake.statisticsDays = [aStatisticsDay(yesterday, { plays: 3 })];
      fake.statisticsBuilds = [{ name: '1.1.0', plays: 3 }];
    });
    await user.selectOptions(await screen.findByLabelText('Period'), 'All');
    await screen.findByRole('option', { name: '1.1.0' });
    expect(screen.queryByText(/tables count the plays of all/)).toBeNull();
    expect(screen.getByText('Days end at midnight UTC.')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Build'), '1.1.0');
    await user.selectOptions(screen.getByLabelText('Device'), 'Headset browser');
    expect(await screen.findByText(/are not counted by build/)).toBeDefined();
    expect(screen.getByText('These tables count the plays of all builds and devices in the period.')).toBeDefined();
    expect(gateway.calls.at(-1)).toMatchObject(['statistics', 'paper-moon', { build: '1.1.0', device: 'headset' }]);
  });

  test('show a failure with a retry button', async () => {
    const { user, gateway } = visitConsole(PAGE, (fake) => {
      fake.statisticsFailure = { kind: 'network' };
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'CSV' }).disabled).toBe(true);
    gateway.statisticsFailure = undefined;
    await user.click(retry);
    expect(await screen.findByText(/Today so far/)).toBeDefined();
  });

  test('cannot be exported after a failed load of another choice', async () => {
    const { user, gateway } = visitConsole(PAGE, (fake) => {
      fake.statisticsDays = [aStatisticsDay(yesterday, { plays: 3 })];
      fake.countriesNow = [{ name: 'DE', plays: 3 }];
    });
    const names = ['CSV', 'JSON', 'Countries (CSV)'];
    const disabled = () => names.map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled);
    await screen.findByText(/Today so far/);
    expect(disabled()).toEqual([false, false, false]);
    gateway.statisticsFailure = { kind: 'network' };
    await user.selectOptions(screen.getByLabelText('Period'), 'All');
    await screen.findByRole('button', { name: 'Try again' });
    expect(disabled()).toEqual([true, true, true]);
  });

  test('are open to analysts and closed to the support', async () => {
    visitConsole('/paper-moon/games/kite', (gateway) => {
      gateway.current = asRole('analyst');
      gateway.gamesNow = [{ slug: 'kite', title: 'Kite', state: 'published', opens: '1.0.0', draft: undefined }];
    });
    expect((await screen.findByRole('link', { name: 'Statistics' })).getAttribute('href')).toBe(PAGE);
    cleanup();
    const { gateway } = visitConsole(PAGE, (fake) => {
      fake.current = asRole('support');
    });
    expect(await screen.findByText('Only owners, publishers and analysts can see statistics')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Statistics');
    await waitFor(() => {
      expect(document.title).toBe('Statistics - kite - Paper Moon - Holocade console');
    });
    expect(screen.getByRole('link', { name: 'kite' }).getAttribute('href')).toBe('/paper-moon/games/kite');
    expect(gateway.calls).toEqual([]);
  });
});
