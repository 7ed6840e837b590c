// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { PlayerHomeGateway } from '../../../src/application/home/player-home-gateway.port';
import type { PlayerHome } from '../../../src/domain/home/player-home';
import { err, ok } from '../../../src/domain/shared/result';
import { PlayerRows } from '../../../src/ui/home/PlayerRows';
import { LoadedViewModel } from '../../../src/ui/shared/loaded.view-model';
import { sampleCard } from '../games/sample-games';

afterEach(cleanup);

const card = (slug: string) => sampleCard({ slug, title: `Game ${slug}` });
const empty: PlayerHome = { resume: [], friends: [], suggestions: [] };
const full: PlayerHome = {
  resume: [
    { game: card('a'), played: '2026-03-01T12:00:00.000Z', playing: false },
    { game: card('b'), played: '2026-02-27T12:00:00.000Z', playing: true },
  ],
  friends: [
    { game: card('c'), friends: [{ username: 'ada', alias: 'Ada' }], others: 0 },
    {
      game: card('d'),
      friends: [
        { username: 'ada', alias: 'Ada' },
        { username: 'ben', alias: 'Ben' },
      ],
      others: 2,
    },
  ],
  suggestions: [
    { game: card('e'), because: { game: { slug: 'a', title: 'Game a' }, reason: 'played' } },
    { game: card('f'), because: { game: { slug: 'x', title: 'Game x' }, reason: 'favourited' } },
  ],
};

type Answer = Awaited<ReturnType<PlayerHomeGateway['rows']>>;

/** Shows the rows with these answers, one for each load; a load without an answer never ends. */
function show(...answers: Answer[]) {
  const gateway: PlayerHomeGateway = {
    rows: () => {
      const answer = answers.shift();
      return answer === undefined ? new Promise(() => undefined) : Promise.resolve(answer);
    },
  };
  const element = <PlayerRows createRows={() => new LoadedViewModel(() => gateway.rows())} />;
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

/** Texts of a row's games; a card contains a list of its own. */
const items = async (name: string) =>
  [...(await screen.findByRole('region', { name })).querySelectorAll(':scope > ul > li')].map(
    ({ textContent }) => textContent,
  );

describe('PlayerRows', () => {
  test('shows each row as a named section with a list of linked games', async () => {
    show(ok(full));
    const row = within(await screen.findByRole('region', { name: 'Continue playing' }));
    expect(row.getByRole('heading', { level: 2, name: 'Continue playing' })).toBeDefined();
    expect(row.getByRole('link', { name: 'Game a' }).getAttribute('href')).toBe('/arcade/games/a');
    expect(screen.getAllByRole('region')).toHaveLength(3);
  });

  test('shows the time of the last play, the friends and the reason', async () => {
    show(ok(full));
    const [resumed, playing] = await items('Continue playing');
    expect(resumed).toContain('Played Mar 1, 2026');
    expect(playing).toContain('Playing now');
    const [one, four] = await items('Friends are playing');
    expect(one).toMatch(/Ada$/);
    expect(four).toContain('Ada, Ben and 2 other friends');
    const [played, favourite] = await items('For you');
    expect(played).toContain('Because you played Game a');
    expect(favourite).toContain('Because you favourited Game x');
  });

  test('shows nothing for rows without games', async () => {
    const { container } = show(ok(empty));
    await waitFor(() => {
      expect(container.textContent).toBe('');
    });
    expect(container.firstChild).toBeNull();
  });

  test('reserves the place of a row while it loads, hidden from assistive technology', () => {
    const { container } = show();
    const place = container.firstElementChild;
    expect(place?.getAttribute('aria-hidden')).toBe('true');
    expect(place === null ? '' : getComputedStyle(place).minHeight).toBe('440px');
  });

  test('replaces the rows after a failure by its text and a retry button', async () => {
    show(err({ kind: 'network' }), ok(full));
    expect(await screen.findByRole('alert')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'For you' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
