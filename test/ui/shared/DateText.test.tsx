import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { DateTextProps } from '../../../src/ui/shared/DateText';
import { DateText } from '../../../src/ui/shared/DateText';
import type { PageContext } from '../../../src/ui/shared/page-context';
import { TimeZoneContext } from '../../../src/ui/shared/time-zone-context';

afterEach(cleanup);

const DATE = '2026-01-12T15:04:00.000Z';
const EXACT = 'Jan 12, 2026 3:04 PM';

function Page({ now, ...date }: { readonly now: number | undefined } & Omit<DateTextProps, 'date'>) {
  return (
    <MemoryRouter>
      <Routes>
        <Route
          element={
            <Outlet context={{ now, giveFeedback: () => undefined, report: () => undefined } satisfies PageContext} />
          }
        >
          <Route path="/" element={<DateText date={DATE} {...date} />} />
        </Route>
      </Routes>
    </MemoryRouter>
  );
}

describe('DateText', () => {
  test('shows the exact date while the current time is unknown', () => {
    expect(renderToString(<Page now={undefined} />)).toContain(`>${EXACT}</time>`);
  });

  test('shows a relative date under a week, with the exact date as title and reserved width', async () => {
    const { rerender } = render(<Page now={undefined} />);
    rerender(<Page now={Date.UTC(2026, 0, 15, 16)} />);
    const time = await screen.findByText('3 days ago');
    expect([time.title, time.dataset['room']]).toEqual([EXACT, EXACT]);
  });

  test('uses the time zone of its section', () => {
    render(
      <TimeZoneContext value={{ minutesAhead: () => 540 }}>
        <Page now={Date.UTC(2026, 1, 15)} day />
      </TimeZoneContext>,
    );
    const time = screen.getByText('Jan 13, 2026');
    expect([time.title, time.getAttribute('datetime')]).toEqual(['Jan 13, 2026 12:04 AM', DATE]);
  });

  test('reserves no width in running text', async () => {
    render(<Page now={Date.UTC(2026, 0, 15, 16)} flows />);
    expect((await screen.findByText('3 days ago')).dataset['room']).toBeUndefined();
  });

  test('shows the day only for an older date with `day`', () => {
    render(<Page now={Date.UTC(2026, 1, 15)} day />);
    expect(screen.getByTitle(EXACT).textContent).toBe('Jan 12, 2026');
  });
});
