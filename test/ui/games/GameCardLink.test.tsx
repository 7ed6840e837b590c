import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { GameCard } from '../../../src/domain/games/game';
import type { CardSize } from '../../../src/ui/games/game-card.styles';
import { GameCardLink } from '../../../src/ui/games/GameCardLink';
import { startAnimation } from './animation-events';
import { sampleCard } from './sample-games';

afterEach(cleanup);

function show(changes: Partial<GameCard> = {}, size: CardSize = 'normal') {
  render(<GameCardLink game={sampleCard(changes)} size={size} />, { wrapper: MemoryRouter });
  return within(screen.getByRole('article'));
}

describe('GameCardLink', () => {
  test.each(['normal', 'feature', 'row'] as const)('has one link, named by the title, in the size %s', (size) => {
    const card = show({}, size);
    expect(card.getAllByRole('link')).toHaveLength(1);
    expect(card.getByRole('link', { name: 'Night Ferry' }).getAttribute('href')).toBe('/arcade/games/night-ferry');
  });

  test('shows developer, category and an excerpt of 80 characters', () => {
    const card = show({ excerpt: 'x'.repeat(81) });
    expect(card.getByText('by Paper Moon')).toBeDefined();
    expect(card.getByText('Ambient')).toBeDefined();
    expect(card.getByText(`${'x'.repeat(80)} ...`)).toBeDefined();
  });

  test('shows New! below 1000 views and hides zero statistics', () => {
    const card = show({ stats: { views: 999, reviews: 0, reactions: 0, rating: undefined } });
    expect(card.getByText('New!')).toBeDefined();
    expect(card.queryByText(/Rated/)).toBeNull();
    expect(card.queryByText('reactions')).toBeNull();
  });

  test('formats large statistics for humans', () => {
    const card = show({ stats: { views: 1500, reviews: 1200, reactions: 2400, rating: 13 / 3 } });
    const figures = card.getAllByRole('listitem').map((item) => item.textContent);
    expect(figures).toEqual(['1.5k views', '4.3 (1.2k)Rated 4.3 of 5 by 1.2k players', '2.4k reactions']);
  });

  test('says "1 player" for a single review', () => {
    const card = show({ stats: { views: 0, reviews: 1, reactions: 0, rating: 5 } });
    expect(card.getByText('Rated 5.0 of 5 by 1 player')).toBeDefined();
  });

  test('shows an AR badge only for a game that supports AR', () => {
    expect(show({ capabilities: ['vr', 'ar'] }).getByText('AR')).toBeDefined();
    cleanup();
    expect(show({ capabilities: ['vr'] }).queryByText('AR')).toBeNull();
  });

  test('loads its slides only after a sustained hover', () => {
    const card = show();
    const slides = card.getByTestId('slides');
    expect(slides.children).toHaveLength(0);
    startAnimation(slides);
    expect([...slides.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/m/one.webp',
      '/m/two.webp',
    ]);
  });
});
