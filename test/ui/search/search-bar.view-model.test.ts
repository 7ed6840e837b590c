// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Search, SearchGateway } from '../../../src/application/search/search-gateway.port';
import { err, ok } from '../../../src/domain/shared/result';
import { paginate } from '../../../src/domain/shared/pagination';
import { sampleCard } from '../games/sample-games';
import { searchFixture, nightGateway } from './search-fixture';

const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

const shown = ({ bar }: ReturnType<typeof searchFixture>) =>
  bar.options.map((option) =>
    option.kind === 'game' ? option.game.title : option.kind === 'user' ? option.user.username : `all ${option.query}`,
  );

async function typed(fixture: ReturnType<typeof searchFixture>, text: string): Promise<void> {
  fixture.bar.typed(text);
  fixture.clock.advance(200);
  await settled();
}

describe('SearchBarViewModel', () => {
  test('expands and collapses in two seconds', () => {
    const { bar, clock } = searchFixture();
    bar.start();
    expect([bar.phase, bar.open]).toEqual(['collapsed', false]);
    bar.expand();
    clock.advance(1999);
    expect([bar.phase, bar.open]).toEqual(['expanding', true]);
    clock.advance(1);
    expect(bar.phase).toBe('expanded');
    bar.collapse();
    clock.advance(1999);
    expect([bar.phase, bar.open]).toEqual(['collapsing', false]);
    clock.advance(1);
    expect(bar.phase).toBe('collapsed');
  });

  test('collapses from a partial expansion in the same time', () => {
    const { bar, clock } = searchFixture();
    bar.expand();
    clock.advance(500);
    bar.collapse();
    clock.advance(500);
    expect(bar.phase).toBe('collapsed');
  });

  test('expands and collapses at once under reduced motion', () => {
    const { bar, clock } = searchFixture();
    bar.expand(true);
    expect(bar.phase).toBe('expanded');
    bar.collapse(true);
    expect(bar.phase).toBe('collapsed');
    expect(clock.pending).toBe(0);
  });

  test('cancels its timers when stopped', () => {
    const { bar, clock } = searchFixture();
    const stop = bar.start();
    bar.expand();
    bar.typed('night');
    stop();
    expect(clock.pending).toBe(0);
  });
});

describe('SearchBarViewModel suggestions', () => {
  test('load once after a typing pause, followed by the link to all results', async () => {
    const gateway = nightGateway();
    const fixture = searchFixture(gateway);
    fixture.bar.expand(true);
    for (const text of ['n', 'ni', 'nig', 'nigh', 'night']) {
      fixture.bar.typed(text);
      fixture.clock.advance(199);
    }
    expect([gateway.asked.length, fixture.bar.waiting, fixture.bar.listed]).toEqual([0, true, false]);
    fixture.clock.advance(1);
    await settled();
    expect(gateway.asked.map(({ query }) => query)).toEqual(['night']);
    expect(shown(fixture)).toEqual(['Night Ferry', 'Night Watch', 'nightowl', 'all night']);
  });

  test('contain the link to all results without matches', async () => {
    const fixture = searchFixture();
    await typed(fixture, 'zzz');
    expect(shown(fixture)).toEqual(['all zzz']);
  });

  test('are empty after a failure and load for the next input', async () => {
    const gateway = nightGateway();
    const fixture = searchFixture(gateway);
    gateway.failure = { kind: 'network' };
    await typed(fixture, 'nigh');
    expect([shown(fixture), fixture.bar.waiting, fixture.toasts()]).toEqual([[], false, []]);
    gateway.failure = undefined;
    await typed(fixture, 'night');
    expect(shown(fixture)).toHaveLength(4);
  });

  test('are cleared by a short text and by collapsing', async () => {
    const fixture = searchFixture();
    await typed(fixture, 'night');
    await typed(fixture, 'ni');
    expect(shown(fixture)).toEqual([]);
    await typed(fixture, 'night');
    fixture.bar.collapse();
    expect([shown(fixture), fixture.clock.pending]).toEqual([[], 0]);
  });

  test('link to the game, the player and the results of the chosen types', async () => {
    const fixture = searchFixture();
    await typed(fixture, 'night');
    fixture.form.toggle('articles');
    const targets = fixture.bar.options.map((_, index) => {
      fixture.bar.highlight(1);
      return [fixture.bar.highlighted === index, fixture.bar.chosen];
    });
    expect(targets).toEqual([
      [true, '/arcade/games/night-ferry'],
      [true, '/arcade/games/night-watch'],
      [true, '/community/user/nightowl'],
      [true, '/search?query=night&games=true&users=true&articles=true'],
    ]);
    fixture.bar.highlight(1);
    expect(fixture.bar.chosen).toBeUndefined();
  });

  test('jump to the first and the last row', async () => {
    const fixture = searchFixture();
    await typed(fixture, 'night');
    fixture.bar.highlight(1);
    fixture.bar.highlightEnd('last');
    expect(fixture.bar.highlighted).toBe(3);
    fixture.bar.highlightEnd('first');
    expect(fixture.bar.highlighted).toBe(0);
  });

  property.prop([
    fc.scheduler(),
    fc.array(fc.tuple(fc.constantFrom('nig', 'nigh', 'night', 'owl', 'ow', ''), fc.boolean()), {
      minLength: 1,
      maxLength: 8,
    }),
  ])('always match the text of the field, in any order of responses', async (scheduler, texts) => {
    const gateway: SearchGateway = {
      search: ({ query }: Search) =>
        scheduler.schedule(
          Promise.resolve(
            query === 'owl'
              ? err({ kind: 'network' as const })
              : ok({
                  games: {
                    items: [sampleCard({ slug: query, title: query })],
                    more: false,
                    pagination: paginate(1, 1),
                  },
                  users: undefined,
                  articles: undefined,
                  announcements: undefined,
                }),
          ),
          query,
        ),
    };
    const fixture = searchFixture(gateway);
    let current = '';
    const check = () => {
      const rows = shown(fixture);
      if (rows.length > 0) expect(rows).toEqual([current, `all ${current}`]);
    };
    for (const [text, rests] of texts) {
      current = text;
      fixture.bar.typed(text);
      check();
      if (!rests) continue;
      fixture.clock.advance(200);
      if (scheduler.count() > 0) await scheduler.waitOne();
      check();
    }
    fixture.clock.advance(200);
    while (scheduler.count() > 0) {
      await scheduler.waitOne();
      check();
    }
    await settled();
    const last = texts.at(-1)?.[0] ?? '';
    expect(shown(fixture)).toEqual(last.length < 3 || last === 'owl' ? [] : [last, `all ${last}`]);
  });
});
