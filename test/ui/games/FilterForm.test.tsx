import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { defaultGameQuery } from '../../../src/domain/games/game-query';
import { FilterForm } from '../../../src/ui/games/FilterForm';

afterEach(cleanup);

const categories = [{ slug: 'ambient', title: 'Ambient', only: 'experience' as const }];
const genres = [
  { slug: 'relaxation', title: 'Relaxation', only: 'experience' as const, categories },
  { slug: 'space', title: 'Space', categories },
];

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name, hidden: true }), { target: { value } });
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Include Experiences', hidden: true });

test('FilterForm ticks Include Experiences with the choice of a category without games, until it is unticked', async () => {
  const element = <FilterForm id="filters" query={defaultGameQuery} genres={genres} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/arcade/games'] });
  render(<RouterProvider router={router} />);
  choose('Category', 'space');
  expect(box().checked).toBe(false);
  choose('Sub-category', 'ambient');
  expect(box().checked).toBe(true);
  fireEvent.click(box());
  choose('Category', 'relaxation');
  expect(box().checked).toBe(true);
  fireEvent.click(box());
  fireEvent.click(screen.getByRole('button', { name: 'Apply', hidden: true }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?cat=relaxation');
  });
});
