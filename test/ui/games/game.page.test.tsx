// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { gamePageHead } from '../../../src/ui/games/game.page';
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

  test('gives search engines and share cards nothing of a draft', () => {
    const draft = gamePageHead.head(
      { game: { ...sampleGame(), isDraft: true }, more: [], similar: [], catalog: [] },
      '/',
    );
    expect(draft).toEqual({
      title: 'Night Ferry',
      description: 'A draft',
      path: '/arcade/games/night-ferry',
      noIndex: true,
    });
  });

  test('names the MP4 of its trailer, or the WebM where there is no MP4', () => {
    const videoOf = (trailer: ReturnType<typeof sampleGame>['trailer']) =>
      gamePageHead.head({ game: { ...sampleGame(), trailer }, more: [], similar: [], catalog: [] }, '/').video;
    const poster = 'http://static.site.test/poster.webp';
    const [mp4, webm] = ['http://static.site.test/a.mp4', 'http://static.site.test/a.webm'];
    expect(videoOf({ poster, mp4, webm })).toBe(mp4);
    expect(videoOf({ poster, mp4: undefined, webm })).toBe(webm);
    expect(videoOf(undefined)).toBeUndefined();
  });

  test('has no rating where nobody has given one', () => {
    for (const reviews of [undefined, aReviewList([])]) {
      const { jsonLd } = gamePageHead.head({ game: sampleGame(), more: [], similar: [], catalog: [], reviews }, '/');
      expect(Object.keys(jsonLd ?? {})).not.toContain('aggregateRating');
    }
  });

  test('tells machines the rating and what is said', () => {
    const left = aReview({ id: 'r2', rating: 5, author: undefined });
    const reviews = aReviewList([aReview({ rating: 4 }), left], { current: aReview({ id: 'own', rating: 4 }) });
    const { jsonLd } = gamePageHead.head({ game: sampleGame(), more: [], similar: [], catalog: [], reviews }, '/');
    expect(jsonLd).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 3, worstRating: 1, bestRating: 5 },
      review: [
        { '@type': 'Review', author: { name: 'Vega' }, reviewRating: { ratingValue: 4 } },
        { '@type': 'Review', reviewBody: 'A quiet place to be in for a while.', datePublished: left.date.posted },
        { author: { name: 'Former player' }, reviewRating: { ratingValue: 5 } },
      ],
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
