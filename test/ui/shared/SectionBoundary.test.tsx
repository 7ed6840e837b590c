import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { use } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageContext } from '../../../src/ui/shared/page-context';
import { SectionBoundary } from '../../../src/ui/shared/SectionBoundary';

const report = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  cleanup();
  report.mockReset();
  vi.restoreAllMocks();
});

let broken = true;
let suspends = false;
const never = new Promise<string>(() => undefined);
const failure = new Error('A part is broken');

function Part() {
  if (broken) throw failure;
  if (suspends) use(never);
  return <p>The part</p>;
}

function page(of: unknown = 1, hydratesFirst = false) {
  const context: PageContext = { now: undefined, giveFeedback: () => undefined, report };
  return (
    <MemoryRouter>
      <Routes>
        <Route element={<Outlet context={context} />}>
          <Route
            index
            element={
              <>
                <h1>The page</h1>
                <SectionBoundary of={of} hydratesFirst={hydratesFirst}>
                  <Part />
                </SectionBoundary>
              </>
            }
          />
        </Route>
      </Routes>
    </MemoryRouter>
  );
}

describe('SectionBoundary', () => {
  test('reports an error, keeps the page and retries on a press', () => {
    broken = true;
    render(page());
    expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
    expect(screen.getByText('Something went wrong here.')).toBeDefined();
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('The part')).toBeNull();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The part')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('retries only when its content changes', () => {
    broken = true;
    const { rerender } = render(page(1));
    broken = false;
    rerender(page(1));
    expect(screen.queryByText('The part')).toBeNull();
    rerender(page(2));
    expect(screen.getByText('The part')).toBeDefined();
  });

  test('shows no error while its content suspends', () => {
    broken = false;
    suspends = true;
    render(page());
    expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
    expect(screen.queryByText('Something went wrong here.')).toBeNull();
    suspends = false;
  });

  test('hydrates on its own, or with the page on request', () => {
    broken = false;
    const ownHydration = '<!--$-->';
    expect(renderToString(page())).toContain(ownHydration);
    expect(renderToString(page(1, true))).not.toContain(ownHydration);
  });

  test('keeps the page on the server', () => {
    broken = true;
    const html = renderToString(page());
    expect(html).toContain('The page');
    expect(html).toContain('Something went wrong here.');
    expect(html).not.toContain('Try again');
  });
});
