import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showGamePage as show } from './show-game-page';

afterEach(cleanup);

const region = (name: string) => within(screen.getByRole('region', { name }));

test('a game’s page shows the newest release notes, the earlier ones collapsed, and a link in the About panel', () => {
  const notes = ['1.2.0', '1.1.0'].map((version) => ({
    ...{ version, date: '2026-01-01T00:00:00.000Z', html: `<p>New in ${version}</p>` },
  }));
  show({ notes });
  const news = region('What’s new in 1.2.0');
  expect(news.getByText('New in 1.2.0').closest('details')).toBeNull();
  const earlier = news.getByText('New in 1.1.0').closest('details');
  expect([earlier?.open, earlier?.querySelector('summary')?.textContent]).toEqual([
    false,
    expect.stringMatching(/^1\.1\.0 · /),
  ]);
  const link = region('About').getByRole('link', { name: 'In version 1.2.0' });
  expect(link.getAttribute('href')).toBe('/arcade/games/night-ferry#whats-new');
  cleanup();
  show();
  expect(screen.queryByText(/What’s new/)).toBeNull();
});
