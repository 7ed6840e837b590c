// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { gamePageHead } from '../../../src/ui/games/game-page.head';
import { sampleGame } from './sample-games';

describe('the head of a game’s page', () => {
  const head = gamePageHead.head(
    { game: sampleGame(), more: [], similar: [], catalog: [] },
    '/arcade/games/night-ferry',
  );

  test('names the game, its canonical address and its share picture', () => {
    expect(head).toMatchObject({
      title: 'Night Ferry',
      path: '/arcade/games/night-ferry',
      image: 'http://static.site.test/share.jpg',
      type: 'game',
    });
  });

  test('describes it as a video game', () => {
    expect(head.jsonLd).toMatchObject({
      '@type': 'VideoGame',
      genre: ['Relaxation', 'Ambient'],
      author: { name: 'Paper Moon' },
      playMode: 'SinglePlayer',
      softwareVersion: '1.1.0',
    });
  });
});
