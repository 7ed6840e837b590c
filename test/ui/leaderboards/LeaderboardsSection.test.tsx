import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { LeaderboardsSection } from '../../../src/ui/leaderboards/LeaderboardsSection';
import { aRefusal } from '../../fakes/a-refusal';
import { someBoards } from './some-boards';

const MAIN = { game: 'night-ferry', board: 'main' };

function show(house: ReturnType<typeof someBoards>): void {
  render(<LeaderboardsSection createLeaderboards={() => house.view} />, { wrapper: MemoryRouter });
}

afterEach(cleanup);

describe('the leaderboards of a page', () => {
  test('are a table in which the player is marked', async () => {
    const house = someBoards();
    await house.gateway.post(MAIN, 12_345.5);
    show(house);
    expect(await screen.findByRole('table', { name: 'Board main' })).toBeDefined();
    const row = screen.getByRole('row', { name: /Ada L/ });
    expect(row.textContent).toContain('12,345.5');
    expect(row.textContent).toContain('You');
    expect(screen.getByText('1 player')).toBeDefined();
  });

  test('can be switched by the keyboard alone', async () => {
    const house = someBoards();
    show(house);
    await screen.findByText(/Nobody stands here yet/);
    const other = screen.getByRole('button', { name: 'Board time' });
    other.focus();
    await userEvent.keyboard('{Enter}');
    expect(other.getAttribute('aria-pressed')).toBe('true');
  });

  test('take no room in a game that has none', async () => {
    const { view } = someBoards({ boards: {} });
    const { container } = render(<LeaderboardsSection createLeaderboards={() => view} />, { wrapper: MemoryRouter });
    await expect.poll(() => container.childElementCount).toBe(0);
  });

  test('say why they did not come, with another try', async () => {
    const house = someBoards();
    house.gateway.failure = aRefusal({ message: 'Not now.' });
    show(house);
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    house.gateway.failure = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Nobody stands here yet/)).toBeDefined();
  });
});
