import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showGamePage as show } from './show-game-page';

afterEach(cleanup);

const message = () =>
  within(screen.getByRole('region', { name: 'Developer' })).queryByRole('link', { name: 'Message the developer' });

test('a game’s page links to the form for a message to its developer', () => {
  show();
  expect(message()?.getAttribute('href')).toBe('/account/support/new?game=night-ferry');
});

test('a draft’s page offers no message to the developer', () => {
  show({ isDraft: true });
  expect(message()).toBeNull();
});
