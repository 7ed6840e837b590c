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
let waits = false;
const never = new Promise<string>(() => undefined);
const failure = new Error('A part is broken');

function Part() {
  if (broken) throw failure;
  if (waits) use(never);
  return <p>The part</p>;
}

function page(of: unknown = 1) {
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
                <SectionBoundary of={of}>
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

describe('a part of a page that fails', () => {
  test('leaves the page, says so and is reported; it can be tried again', () => {
    broken = true;
    render(page());
    expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
    expect(screen.getByText('This part could not be shown.')).toBeDefined();
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('The part')).toBeNull();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The part')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('is tried anew with another answer, and only then', () => {
    broken = true;
    const { rerender } = render(page(1));
    broken = false;
    rerender(page(1));
    expect(screen.queryByText('The part')).toBeNull();
    rerender(page(2));
    expect(screen.getByText('The part')).toBeDefined();
  });

  test('is not one that is only waited for', () => {
    broken = false;
    waits = true;
    render(page());
    expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
    expect(screen.queryByText('This part could not be shown.')).toBeNull();
    waits = false;
  });

  test('leaves the page on the server too', () => {
    broken = true;
    const html = renderToString(page());
    expect(html).toContain('The page');
    expect(html).toContain('This part could not be shown.');
    expect(html).not.toContain('Try again');
  });
});
