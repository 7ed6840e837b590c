import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { asRole, draft, kite, visitConsole } from './visit-console';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const PROGRAM = '<script>alert(1)</script>';
const moth = { ...kite, slug: 'moth', title: 'Moth', draft };

describe('the page that runs a program as a draft', () => {
  test('T96: shows the program as text, and publishes nothing before a game is chosen and a press', async () => {
    sessionStorage.setItem('playground-program', PROGRAM);
    const { user, gateway, router } = visitConsole('/-/program', (fake) => {
      fake.gamesNow = [kite, moth];
    });
    await user.selectOptions(await screen.findByLabelText('Game'), 'Moth');
    expect(router.state.location.search).toBe('?developer=paper-moon&game=moth');
    expect(await screen.findByText('The link of the draft then opens this program instead of 1.1.0.')).toBeDefined();
    expect(screen.getByText(PROGRAM, { selector: 'pre' })).toBeDefined();
    const panel = within(screen.getByRole('heading', { name: 'Publish as a draft' }).parentElement ?? document.body);
    expect(panel.getByRole('button', { name: 'Publish as a draft' })).toBeDefined();
    expect(gateway.calls.map(([call]) => call)).not.toContain('startPublication');
  });

  test('leads to the playground without a program', async () => {
    visitConsole('/-/program');
    const link = await screen.findByRole('link', { name: 'Open the playground' });
    expect(link.getAttribute('href')).toBe('/playground/');
  });

  test('offers nothing to a member who may not publish', async () => {
    sessionStorage.setItem('playground-program', PROGRAM);
    visitConsole('/-/program', (fake) => {
      fake.current = asRole('analyst');
    });
    expect(await screen.findByText('Only owners and publishers can publish a draft')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Publish as a draft' })).toBeNull();
  });
});
