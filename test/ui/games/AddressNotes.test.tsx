import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Game } from '../../../src/domain/games/game';
import { TestNote } from '../../../src/ui/games/AddressNotes';
import { sampleGame } from './sample-games';

afterEach(cleanup);

function show(change: Partial<Game>): readonly [string, string | null | undefined] {
  const { container } = render(
    <MemoryRouter>
      <TestNote game={sampleGame(change)} />
    </MemoryRouter>,
  );
  return [container.textContent, screen.queryByRole('link')?.getAttribute('href')];
}

describe('TestNote', () => {
  test('is empty for a game without a draft that the player may see', () => {
    expect(show({})).toEqual(['', undefined]);
  });

  test('links the test version on the released one', () => {
    const [text, href] = show({ draft: 'draft-0123456789ab' });
    expect(text).toContain('This is the released version.');
    expect(href).toBe('/arcade/games/draft-0123456789ab');
  });

  test('links the released version on the test version, but not before the first release', () => {
    const [text, href] = show({ isDraft: true, releasedGame: 'night-ferry' });
    expect(text).toContain('purchases cost nothing');
    expect(href).toBe('/arcade/games/night-ferry');
    cleanup();
    expect(show({ isDraft: true })[1]).toBeUndefined();
  });
});
