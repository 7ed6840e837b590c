import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseBuild } from '../../../src/domain/games/build-version';
import type { Game } from '../../../src/domain/games/game';
import { AddressNotes, TestNote } from '../../../src/ui/games/AddressNotes';
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

describe('AddressNotes', () => {
  const showBuild = (requestedBuild: string | undefined) => {
    const game = sampleGame();
    const build = chooseBuild(game, requestedBuild);
    const { container } = render(
      <MemoryRouter>
        <AddressNotes page={{ game, catalog: [] }} requestedBuild={requestedBuild} build={build} />
      </MemoryRouter>,
    );
    return container.textContent;
  };

  test('names an earlier version of the URL and links to the current one', () => {
    expect(showBuild('1.0.0')).toBe('You’re seeing version 1.0.0 of Night Ferry. Open the current version');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/arcade/games/night-ferry');
  });

  test.each([undefined, '1.1.0'])('is empty for the current version (build=%s)', (requested) => {
    expect(showBuild(requested)).toBe('');
  });
});
