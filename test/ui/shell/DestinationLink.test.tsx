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

describe('a way to a place of the portal', () => {
  test.each([...named('open'), ...named('away')])('is a link to %s, which is open', (name) => {
    show(name);
    expect(screen.getByRole('link', { name: 'There' }).getAttribute('href')).toBe(destinations[name].path);
  });

  test.each(named('soon'))('says that %s opens soon', (name) => {
    show(name);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'There' }));
    expect(screen.getByRole('status').textContent).toBe('Coming Soon');
  });

  test.each([
    ['developer-area', true],
    ['games', false],
  ] as const)('leaves this app for %s: %s', (name, left) => {
    show(name);
    // What the router answers itself it does not leave to the browser.
    const taken = !fireEvent.click(screen.getByRole('link'));
    expect(taken).toBe(!left);
  });

  test('leads on to what is asked for there', () => {
    show('games', '/night-ferry');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/arcade/games/night-ferry');
  });
});
