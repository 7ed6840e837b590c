import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { GameDescription } from '../../../src/ui/games/GameDescription';

afterEach(cleanup);

test('GameDescription expands when a link in its hidden part takes the focus', async () => {
  const html = `<p>${'x'.repeat(1501)}</p><p><a href="/market">The shop</a></p>`;
  render(<GameDescription html={html} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('button', { name: 'Show More' }).getAttribute('aria-expanded')).toBe('false');
  screen.getByRole('link', { name: 'The shop' }).focus();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Show Less' }).getAttribute('aria-expanded')).toBe('true');
  });
});
