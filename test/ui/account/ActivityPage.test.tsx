// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Activity } from '../../../src/domain/account/activity';
import { ActivityPage } from '../../../src/ui/account/ActivityPage';
import { ActivityViewModel } from '../../../src/ui/account/activity.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAccountPagesGateway } from '../../fakes/fake-account-pages-gateway';

function openActivity(gateway: FakeAccountPagesGateway) {
  const element = <ActivityPage createActivity={(kind) => new ActivityViewModel(gateway, kind)} />;
  const path = '/account/activity';
  const user = userEvent.setup();
  render(<RouterProvider router={createMemoryRouter([{ path, element }], { initialEntries: [path] })} />);
  return { user };
}

afterEach(cleanup);

describe('ActivityPage', () => {
  const done = (id: string, change: Partial<Activity> = {}): Activity => ({
    id,
    kind: 'played',
    text: `Played ${id}`,
    url: '/arcade/games/lantern-drift',
    date: '2026-03-01T12:00:00.000Z',
    audience: 'all',
    ...change,
  });

  test('lists activities with their audience and loads more on request', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.done = [
      done('first', { audience: 'none' }),
      done('second', { audience: 'friends', url: undefined }),
      done('third', { url: 'https://evil.test/' }),
      ...Array.from({ length: 20 }, (_, place) => done(`more-${String(place)}`)),
    ];
    const { user } = openActivity(gateway);
    const [first, second, third] = await within(await screen.findByRole('list', { name: 'Activity' })).findAllByRole(
      'listitem',
    );
    const levels = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(levels.slice(0, 3)).toEqual(['H1 Activity', 'H2 All activity', 'H3 Played first']);
    expect(first?.textContent).toMatch(/^Played first.*Only you see this$/);
    expect(second?.textContent).toMatch(/Only friends see this$/);
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/arcade/games/lantern-drift');
    expect([second?.querySelector('a'), third?.querySelector('a')]).toEqual([null, null]);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Played more-19')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^Played more-17/);
    expect(gateway.asked).toEqual(['activity all', 'activity all more-16']);
  });

  test('filters by kind and shows an empty state', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.done = [done('first')];
    const { user } = openActivity(gateway);
    await screen.findByText('Played first');
    await user.click(screen.getByRole('link', { name: 'Reviews' }));
    expect(await screen.findByText('Nothing here yet')).toBeDefined();
    expect(gateway.asked.at(-1)).toBe('activity reviewed');
  });

  test('keeps the list and offers a retry when the next batch fails', async () => {
    const gateway = new FakeAccountPagesGateway();
    gateway.done = Array.from({ length: 25 }, (_, place) => done(`d-${String(place)}`));
    const { user } = openActivity(gateway);
    await screen.findByText('Played d-0');
    gateway.failure = aRefusal({ status: 503, message: 'Not now.' });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    expect(screen.getByText('Played d-0')).toBeDefined();
    gateway.failure = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Played d-24')).toBeDefined();
    expect(document.activeElement?.textContent).toMatch(/^Played d-20/);
  });
});
