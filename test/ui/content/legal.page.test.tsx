import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { LegalPage } from '../../../src/domain/content/legal-page';
import { legalRoute } from '../../../src/ui/content/legal.page';

afterEach(cleanup);

const imprint: LegalPage = { title: 'Imprint', updated: '2026-01-05T15:04:00.000Z', body: '<p>Who we are.</p>' };

describe('LegalPage', () => {
  test('shows its last update and links to the other pages', async () => {
    const routes = [{ path: '/hc/legal/:page', loader: () => imprint, ...legalRoute }];
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/hc/legal/imprint'] })} />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Imprint');
    expect(screen.getByText('Jan 5, 2026')).toBeDefined();
    expect(screen.getByText('Who we are.')).toBeDefined();
    const side = within(screen.getByRole('navigation', { name: 'Legal pages' }));
    expect(side.getAllByRole('link')).toHaveLength(5);
    expect(side.getByRole('link', { current: 'page' }).textContent).toBe('Imprint');
  });

  test('sets its title in the head', () => {
    expect(legalRoute.handle.head(imprint, '/hc/legal/imprint')).toMatchObject({
      title: 'Imprint',
      path: '/hc/legal/imprint',
    });
  });
});
