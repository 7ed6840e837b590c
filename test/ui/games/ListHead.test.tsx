import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { gameListView } from '../../../src/domain/games/game-list';
import { paginate } from '../../../src/domain/shared/pagination';
import type { ListHeadProps } from '../../../src/ui/games/ListHead';
import { ListHead } from '../../../src/ui/games/ListHead';
import { sampleCard } from './sample-games';

afterEach(cleanup);

test.each<[ListHeadProps['counted'], number, string]>([
  [undefined, 1, '1 game'],
  ['games', 1234, '1,234 games'],
  ['experiences', 1, '1 experience'],
  ['experiences', 3, '3 experiences'],
  ['both', 1, '1 game or experience'],
  ['both', 12, '12 games and experiences'],
])('ListHead counts %s: %i as “%s”', (counted, total, text) => {
  const list = gameListView({ games: [sampleCard()], pagination: paginate(total, 1) });
  const kind = counted === undefined ? {} : { counted };
  render(<ListHead title="Games" list={list} sort="released" sortAddress={() => '/'} {...kind} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('status').textContent).toBe(text);
});
