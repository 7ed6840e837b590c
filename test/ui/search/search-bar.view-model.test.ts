// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Search, SearchGateway } from '../../../src/application/search/search-gateway.port';
import { err, ok } from '../../../src/domain/shared/result';
import { paginate } from '../../../src/domain/shared/pagination';
import { sampleCard } from '../games/sample-games';
import { aSearchHouse, nightGateway } from './a-search-house';

const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

const shown = ({ bar }: ReturnType<typeof aSearchHouse>) =>
  bar.options.map((option) =>
    option.kind === 'game' ? option.game.title : option.kind === 'user' ? option.user.username : `all ${option.query}`,
  );

async function typed(house: ReturnType<typeof aSearchHouse>, text: string): Promise<void> {
  house.bar.typed(text);
  house.clock.advance(200);
  await settled();
}

describe('the search bar', () => {
  test('takes two seconds to open and to close', () => {
    const { bar, clock } = aSearchHouse();
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

  test('goes back over what it has come when it is turned round', () => {
    const { bar, clock } = aSearchHouse();
    bar.expand();
    clock.advance(500);
    bar.collapse();
    clock.advance(500);
    expect(bar.phase).toBe('collapsed');
  });

  test('is open and closed at once under reduced motion', () => {
    const { bar, clock } = aSearchHouse();
    bar.expand(true);
    expect(bar.phase).toBe('expanded');
    bar.collapse(true);
    expect(bar.phase).toBe('collapsed');
    expect(clock.pending).toBe(0);
  });

  test('leaves no timer behind when it goes', () => {
    const { bar, clock } = aSearchHouse();
    const stop = bar.start();
    bar.expand();
    bar.typed('night');
    stop();
    expect(clock.pending).toBe(0);
  });
});

describe('its suggestions', () => {
  test('come once the typing rests, with the way to all results at the end', async () => {
    const gateway = nightGateway();
    const house = aSearchHouse(gateway);
    house.bar.expand(true);
    for (const text of ['n', 'ni', 'nig', 'nigh', 'night']) {
      house.bar.typed(text);
      house.clock.advance(199);
    }
    expect([gateway.asked.length, house.bar.waiting, house.bar.listed]).toEqual([0, true, false]);
    house.clock.advance(1);
    await settled();
    expect(gateway.asked.map(({ query }) => query)).toEqual(['night']);
    expect(shown(house)).toEqual(['Night Ferry', 'Night Watch', 'nightowl', 'all night']);
  });

  test('that find nothing still lead to all results', async () => {
    const house = aSearchHouse();
    await typed(house, 'zzz');
    expect(shown(house)).toEqual(['all zzz']);
  });

  test('that fail are simply not there, and come with the next letter', async () => {
    const gateway = nightGateway();
    const house = aSearchHouse(gateway);
    gateway.failure = { kind: 'network' };
    await typed(house, 'nigh');
    expect([shown(house), house.bar.waiting, house.toasts()]).toEqual([[], false, []]);
    gateway.failure = undefined;
    await typed(house, 'night');
    expect(shown(house)).toHaveLength(4);
  });

  test('go with the bar and with a text that becomes too short', async () => {
    const house = aSearchHouse();
    await typed(house, 'night');
    await typed(house, 'ni');
    expect(shown(house)).toEqual([]);
    await typed(house, 'night');
    house.bar.collapse();
    expect([shown(house), house.clock.pending]).toEqual([[], 0]);
  });

  test('lead to the game, the player and the results in the chosen types', async () => {
    const house = aSearchHouse();
    await typed(house, 'night');
    house.form.toggle('articles');
    const places = house.bar.options.map((_, index) => {
      house.bar.highlight(1);
      return [house.bar.highlighted === index, house.bar.chosen];
    });
    expect(places).toEqual([
      [true, '/arcade/games/night-ferry'],
      [true, '/arcade/games/night-watch'],
      [true, '/community/user/nightowl'],
      [true, '/search?query=night&games=true&users=true&articles=true'],
    ]);
    house.bar.highlight(1);
    expect(house.bar.chosen).toBeUndefined();
  });

  test('have ends that the keyboard jumps to', async () => {
    const house = aSearchHouse();
    await typed(house, 'night');
    house.bar.highlight(1);
    house.bar.highlightEnd('last');
    expect(house.bar.highlighted).toBe(3);
    house.bar.highlightEnd('first');
    expect(house.bar.highlighted).toBe(0);
  });

  property.prop([
    fc.scheduler(),
    fc.array(fc.tuple(fc.constantFrom('nig', 'nigh', 'night', 'owl', 'ow', ''), fc.boolean()), {
      minLength: 1,
      maxLength: 8,
    }),
  ])('always belong to what stands in the field, in whatever order answers come', async (scheduler, texts) => {
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
    const house = aSearchHouse(gateway);
    let current = '';
    const check = () => {
      const rows = shown(house);
      if (rows.length > 0) expect(rows).toEqual([current, `all ${current}`]);
    };
    for (const [text, rests] of texts) {
      current = text;
      house.bar.typed(text);
      check();
      if (!rests) continue;
      house.clock.advance(200);
      if (scheduler.count() > 0) await scheduler.waitOne();
      check();
    }
    house.clock.advance(200);
    while (scheduler.count() > 0) {
      await scheduler.waitOne();
      check();
    }
    await settled();
    const last = texts.at(-1)?.[0] ?? '';
    expect(shown(house)).toEqual(last.length < 3 || last === 'owl' ? [] : [last, `all ${last}`]);
  });
});
