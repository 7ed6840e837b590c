import { describe, expect, test } from 'vitest';
import type { BlogGateway } from '../../../src/application/content/blog-gateway.port';
import { CountArticleRead } from '../../../src/application/content/count-article-read.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { FakeAttention } from '../../fakes/fake-attention';

function aReader() {
  const counted: string[] = [];
  const attention = new FakeAttention();
  const state = { fails: false };
  const gateway: BlogGateway = {
    index: () => Promise.reject(new Error('unused')),
    countRead: (article) => {
      counted.push(article);
      return Promise.resolve(state.fails ? err({ kind: 'network' }) : ok(undefined));
    },
  };
  return { counted, attention, state, count: new CountArticleRead(gateway, attention) };
}

describe('CountArticleRead', () => {
  test('counts each article once, however often it is opened', () => {
    const { counted, count } = aReader();
    for (const article of ['comfort', 'comfort', 'speed', 'comfort']) count.execute(article)();
    expect(counted).toEqual(['comfort', 'speed']);
  });

  test('counts when the tab becomes visible, but not after a cancellation', () => {
    const { counted, attention, count } = aReader();
    attention.hide();
    count.execute('comfort');
    const gone = count.execute('speed');
    expect(counted).toEqual([]);
    gone();
    attention.show();
    expect(counted).toEqual(['comfort']);
  });

  test('ignores a failure, and tries again at the next view', async () => {
    const { counted, state, count } = aReader();
    state.fails = true;
    count.execute('comfort');
    await Promise.resolve();
    await Promise.resolve();
    state.fails = false;
    count.execute('comfort');
    count.execute('comfort');
    expect(counted).toEqual(['comfort', 'comfort']);
  });
});
