import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ShellFailure } from '../../../src/ui/shell/ShellFailure';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('The shell is broken');
}

describe('ShellFailure', () => {
  test('shows an error page with a link home', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <ShellFailure /> }]);
    render(<RouterProvider router={router} />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByText(/Unexpected Application Error/)).toBeNull();
  });
});
