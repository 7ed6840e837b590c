import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { LeaderboardsSection } from '../../../src/ui/leaderboards/LeaderboardsSection';
import { aRefusal } from '../../fakes/a-refusal';
import { leaderboardFixture } from './leaderboard-fixture';

const MAIN = { game: 'night-ferry', board: 'main' };

function show(fixture: ReturnType<typeof leaderboardFixture>): void {
  render(<LeaderboardsSection createLeaderboards={() => fixture.view} />, { wrapper: MemoryRouter });
}

afterEach(cleanup);

describe('LeaderboardsSection', () => {
  test('shows a table that highlights the player', async () => {
    const fixture = leaderboardFixture();
    await fixture.gateway.post(MAIN, 12_345.5);
    show(fixture);
    expect(await screen.findByRole('table', { name: 'Board main' })).toBeDefined();
    const row = screen.getByRole('row', { name: /Ada L/ });
    expect(row.textContent).toContain('12,345.5');
    expect(row.textContent).toContain('You');
    expect(screen.getByText('1 player')).toBeDefined();
  });

  test('writes the scores in the unit of the board', async () => {
    const fixture = leaderboardFixture({
      boards: { 'night-ferry/main': { order: 'lowest-first', unit: 'tenths' } },
    });
    await fixture.gateway.post(MAIN, 1873);
    show(fixture);
    expect(await screen.findByRole('columnheader', { name: 'Time' })).toBeDefined();
    expect(screen.getByRole('cell', { name: '3:07.3' })).toBeDefined();
  });

  test('switches the board by keyboard', async () => {
    const fixture = leaderboardFixture();
    show(fixture);
    await screen.findByText(/No scores yet/);
    const other = screen.getByRole('button', { name: 'Board time' });
    other.focus();
    await userEvent.keyboard('{Enter}');
    expect(other.getAttribute('aria-pressed')).toBe('true');
  });

  test('renders nothing for a game without boards', async () => {
    const { view } = leaderboardFixture({ boards: {} });
    const { container } = render(<LeaderboardsSection createLeaderboards={() => view} />, { wrapper: MemoryRouter });
    await expect.poll(() => container.childElementCount).toBe(0);
  });

  test('shows the reason of a failed load with a retry button', async () => {
    const fixture = leaderboardFixture();
    fixture.gateway.failure = aRefusal({ message: 'Not now.' });
    show(fixture);
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    fixture.gateway.failure = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No scores yet/)).toBeDefined();
  });
});
