import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { DestinationLink } from '../../../src/ui/shell/DestinationLink';
import type { Destination, DestinationName } from '../../../src/ui/shell/destinations';
import { destinations } from '../../../src/ui/shell/destinations';

afterEach(cleanup);

const named = (state: Destination['state']) =>
  (Object.keys(destinations) as DestinationName[]).filter((name) => destinations[name].state === state);

function show(name: DestinationName, suffix?: string) {
  render(
    <MemoryRouter>
      <DestinationLink to={name} {...(suffix === undefined ? {} : { suffix })}>
        There
      </DestinationLink>
    </MemoryRouter>,
  );
}

describe('DestinationLink', () => {
  test.each([...named('open'), ...named('away')])('links to the open destination %s', (name) => {
    show(name);
    expect(screen.getByRole('link', { name: 'There' }).getAttribute('href')).toBe(destinations[name].path);
  });

  test.each(named('soon'))('shows the bubble for the unavailable destination %s', (name) => {
    show(name);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'There' }));
    expect(screen.getByRole('status').textContent).toBe('Coming Soon');
  });

  test.each([
    ['developer-area', true],
    ['games', false],
  ] as const)('reloads the document for %s: %s', (name, reloads) => {
    show(name);
    // The router prevents the default of links that it handles.
    const handled = !fireEvent.click(screen.getByRole('link'));
    expect(handled).toBe(!reloads);
  });

  test('appends the suffix to the path', () => {
    show('games', '/night-ferry');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/arcade/games/night-ferry');
  });
});
