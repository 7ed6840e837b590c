// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoAnnouncements } from '../../../../server/platform/demo/insert-announcements';
import { demoArticles } from '../../../../server/platform/demo/demo-articles';
import { projectRoot } from '../../../../server/platform/system/project-root';
import { cardExcerpt } from '../../../../src/domain/games/excerpt';

const gameExcerpt = (slug: string) => {
  const facts = JSON.parse(readFileSync(join(projectRoot, 'games', slug, 'game.json'), 'utf8')) as { excerpt: string };
  return facts.excerpt;
};

describe('excerpts of demo games, articles and announcements', () => {
  test.each([
    ...demoArticles.map(({ excerpt }) => excerpt),
    ...demoAnnouncements.map(({ excerpt }) => excerpt),
    ...['lantern-drift', 'orbital-salvage', 'pulse-saber'].map(gameExcerpt),
  ])('are whole sentences that no card truncates: %s', (excerpt) => {
    expect(cardExcerpt(excerpt)).toBe(excerpt);
    expect(excerpt).toMatch(/\.$/);
  });
});
