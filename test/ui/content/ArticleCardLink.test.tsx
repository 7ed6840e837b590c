import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { ArticleCardLink } from '../../../src/ui/content/ArticleCardLink';
import { sampleArticleCard } from './sample-articles';

afterEach(cleanup);

describe('ArticleCardLink', () => {
  test('is a single link around all content', () => {
    render(<ArticleCardLink article={sampleArticleCard()} />, { wrapper: MemoryRouter });
    const card = screen.getByRole('link');
    expect(card.getAttribute('href')).toBe('/blog/article/first-light');
    expect(card.textContent).toContain('Making Games');
    expect(card.textContent).toContain('First Light');
    expect(screen.getByTitle('Jan 5, 2026 3:04 PM').textContent).toBe('Jan 5, 2026');
  });

  test('cuts the excerpt at 80 characters', () => {
    render(<ArticleCardLink article={sampleArticleCard({ excerpt: 'x'.repeat(81) })} />, { wrapper: MemoryRouter });
    expect(screen.getByText(`${'x'.repeat(80)} ...`)).toBeDefined();
  });
});
