import { describe, expect, test } from 'vitest';
import type { BlogGateway } from '../../../src/application/content/blog-gateway.port';
import { CountArticleRead } from '../../../src/application/content/count-article-read.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { FakeAttention } from '../../fakes/fake-attention';

function aReader() {
  const told: string[] = [];
  const attention = new FakeAttention();
  const state = { fails: false };
  const gateway: BlogGateway = {
    index: () => Promise.reject(new Error('unused')),
    countRead: (article) => {
      told.push(article);
      return Promise.resolve(state.fails ? err({ kind: 'network' }) : ok(undefined));
    },
  };
  return { told, attention, state, count: new CountArticleRead(gateway, attention) };
}

describe('who opens an article', () => {
  test('is counted at once, and once for each article, however often it is opened', () => {
    const { told, count } = aReader();
    for (const article of ['comfort', 'comfort', 'speed', 'comfort']) count.execute(article)();
    expect(told).toEqual(['comfort', 'speed']);
  });

  test('is counted when the tab is seen, and not at all when the page has gone by then', () => {
    const { told, attention, count } = aReader();
    attention.hide();
    count.execute('comfort');
    const gone = count.execute('speed');
    expect(told).toEqual([]);
    gone();
    attention.show();
    expect(told).toEqual(['comfort']);
  });

  test('hears nothing of a failure; the next opening tries again', async () => {
    const { told, state, count } = aReader();
    state.fails = true;
    count.execute('comfort');
    await Promise.resolve();
    await Promise.resolve();
    state.fails = false;
    count.execute('comfort');
    count.execute('comfort');
    expect(told).toEqual(['comfort', 'comfort']);
  });
});
