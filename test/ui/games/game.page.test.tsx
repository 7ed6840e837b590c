// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { gamePageHead } from '../../../src/ui/games/game.page';
import { sampleGame } from './sample-games';

describe('gamePageHead', () => {
  const head = gamePageHead.head(
    { game: sampleGame(), more: [], similar: [], catalog: [] },
    '/arcade/games/night-ferry',
  );

  test('contains title, canonical URL and share picture', () => {
    expect(head).toMatchObject({
      title: 'Night Ferry',
      path: '/arcade/games/night-ferry',
      image: 'http://static.site.test/share.jpg',
      type: 'game',
    });
  });

  test('reveals nothing of a draft to search engines and share cards', () => {
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

  test('contains the trailer’s MP4, or its WebM without an MP4', () => {
    const videoOf = (trailer: ReturnType<typeof sampleGame>['trailer']) =>
      gamePageHead.head({ game: { ...sampleGame(), trailer }, more: [], similar: [], catalog: [] }, '/').video;
    const poster = 'http://static.site.test/poster.webp';
    const [mp4, webm] = ['http://static.site.test/a.mp4', 'http://static.site.test/a.webm'];
    expect(videoOf({ poster, mp4, webm })).toBe(mp4);
    expect(videoOf({ poster, mp4: undefined, webm })).toBe(webm);
    expect(videoOf(undefined)).toBeUndefined();
  });

  test('has no rating without reviews', () => {
    for (const reviews of [undefined, aReviewList([])]) {
      const { jsonLd } = gamePageHead.head({ game: sampleGame(), more: [], similar: [], catalog: [], reviews }, '/');
      expect(Object.keys(jsonLd ?? {})).not.toContain('aggregateRating');
    }
  });

  test('contains the age rating as structured data if the developer states it', () => {
    const jsonLdOf = (game: ReturnType<typeof sampleGame>) =>
      gamePageHead.head({ game, more: [], similar: [], catalog: [] }, '/').jsonLd ?? {};
    expect(jsonLdOf(sampleGame({ ageRating: 12 }))).toMatchObject({ contentRating: '12+' });
    expect(Object.keys(jsonLdOf(sampleGame()))).not.toContain('contentRating');
  });

  test('contains rating and reviews as structured data', () => {
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

  test('describes the game as a schema.org VideoGame', () => {
    expect(head.jsonLd).toMatchObject({
      '@type': 'VideoGame',
      genre: ['Relaxation', 'Ambient'],
      author: { name: 'Paper Moon' },
      playMode: 'SinglePlayer',
      softwareVersion: '1.1.0',
    });
  });
});
