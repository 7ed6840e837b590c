import { describe, expect, test } from 'vitest';
import { httpCatalogGateway } from '../../../src/adapters/http/http-catalog-gateway';
import {
  httpBlogGateway,
  httpDeveloperGateway,
  httpHelpGateway,
  httpTagGateway,
} from '../../../src/adapters/http/http-catalogue-gateways';
import { httpProfileGateway } from '../../../src/adapters/http/http-community-gateways';
import { defaultArticleQuery } from '../../../src/domain/content/article-query';
import { paginate } from '../../../src/domain/shared/pagination';
import { ok } from '../../../src/domain/shared/result';
import { aGameCard, wireGameCard } from '../../fakes/a-game-card';
import { answering } from './answering';

const { perPage, ...counts } = paginate(1, 1);
const pagination = { ...counts, per_page: perPage };
const calm = { slug: 'calm', title: 'Calm' };
const game = { slug: 'lantern-drift', title: 'Lantern Drift' };
const date = '2026-01-01T00:00:00Z';

describe('httpTagGateway', () => {
  test('requests a page of games with a tag in the given order', async () => {
    const { http, requests } = answering({ tag: calm, games: [wireGameCard()], genres: [], pagination });
    const found = await httpTagGateway(http).games('calm', { sort: 'rating', page: 2 });
    expect(requests.map(({ path }) => path)).toEqual(['/v1/public/arcade/game/tag/calm/games?sort=rating&page=2']);
    expect(found).toEqual(ok({ tag: calm, games: [aGameCard()], genres: [], pagination: paginate(1, 1) }));
  });
});

describe('httpCatalogGateway', () => {
  const wire = { slug: 'kite', name: 'Kite', thumbnail: 't', price: 6, price_discounted: null, game };
  const item = { slug: 'kite', name: 'Kite', thumbnail: 't', price: 6, discounted: undefined, game };

  test('reads an item with related items, and a discount only if there is one', async () => {
    const details = { description: '<p>x</p>', place: 'shop', consumable: false };
    const { http, requests } = answering({ item: { ...wire, ...details }, others: [{ ...wire, price_discounted: 4 }] });
    const found = await httpCatalogGateway(http).item('lantern-drift', 'kite');
    expect(requests.map(({ path }) => path)).toEqual(['/v1/public/arcade/game/lantern-drift/catalog/kite']);
    expect(found).toEqual(ok({ item: { ...item, ...details }, others: [{ ...item, discounted: 4 }] }));
  });

  test('reads the URL of an item’s page', async () => {
    const { http, requests } = answering({ url: 'https://portal.test/kite' });
    expect(await httpCatalogGateway(http).address('lantern-drift', 'kite')).toEqual(ok('https://portal.test/kite'));
    expect(requests.map(({ path }) => path)).toEqual(['/v1/public/arcade/game/lantern-drift/catalog/kite/url']);
  });
});

describe('httpDeveloperGateway', () => {
  const announcer = { slug: 'paper-moon', name: 'Paper Moon', logo: 'l' };
  const wire = { slug: 'news', title: 'News', hero: null, excerpt: 'New.', date };
  const card = { ...wire, hero: undefined };

  test('reads a developer with a page of games', async () => {
    const developer = { ...announcer, about: '<p>x</p>', website: null, links: [] };
    const { http, requests } = answering({
      developer,
      followers: 4,
      games: [wireGameCard()],
      pagination,
      announcements: [wire],
    });
    expect(await httpDeveloperGateway(http).page('paper-moon', 3)).toEqual(
      ok({
        developer: { ...developer, website: undefined },
        followers: 4,
        games: [aGameCard()],
        pagination: paginate(1, 1),
        announcements: [card],
      }),
    );
    expect(requests.map(({ path }) => path)).toEqual(['/v1/public/entity/dev/org/paper-moon/details?page=3']);
  });

  test('reads a page of announcements and a single announcement', async () => {
    const list = answering({ developer: announcer, announcements: [wire], pagination });
    expect(await httpDeveloperGateway(list.http).announcements('paper-moon', 2)).toEqual(
      ok({ developer: announcer, announcements: [card], pagination: paginate(1, 1) }),
    );
    const one = answering({ developer: announcer, announcement: { ...wire, body: '<p>x</p>' }, others: [wire] });
    expect(await httpDeveloperGateway(one.http).announcement('paper-moon', 'news')).toEqual(
      ok({ developer: announcer, announcement: { ...card, body: '<p>x</p>' }, others: [card] }),
    );
    expect([...list.requests, ...one.requests].map(({ path }) => path)).toEqual([
      '/v1/public/entity/dev/org/paper-moon/announcements?page=2',
      '/v1/public/entity/dev/org/paper-moon/announcements/news',
    ]);
  });
});

describe('httpProfileGateway', () => {
  const person = { username: 'nova', alias: 'Nova', avatar: { tn: 'a', sm: 'b', sd: 'c' } };
  const community = {
    about: 'Builds kites.',
    links: [],
    followers: 3,
    following: true,
    wall: 'read',
    messageable: true,
  };
  const hidden = { badges: null, achievements: null, history: null, activity: null, friends: null, inventory: null };

  test('distinguishes hidden sections from empty ones', async () => {
    const parts = { ...hidden, friends: [], history: [{ game, played: date }] };
    const { http, requests } = answering({ ...person, joined: date, premium: true, tie: null, ...community, ...parts });
    expect(await httpProfileGateway(http).profile('nova')).toEqual(
      ok({
        ...person,
        joined: date,
        premium: true,
        relationship: undefined,
        about: 'Builds kites.',
        links: [],
        followers: 3,
        following: true,
        commentAccess: 'read',
        messageable: true,
        badges: undefined,
        achievements: undefined,
        history: [{ game, played: date }],
        activity: undefined,
        friends: [],
        inventory: undefined,
      }),
    );
    expect(requests.map(({ path }) => path)).toEqual(['/v1/public/user/community/profile/nova']);
  });

  test('reads achievements of games and portal badges', async () => {
    const earned = {
      slug: 'first-light',
      title: 'First Light',
      desc: 'Release one.',
      thumb: 't',
      unlocked: date,
      progress: null,
      game,
    };
    const badges = [{ slug: 'founder', title: 'Founder', desc: 'Was there.' }];
    const parts = { ...hidden, badges, achievements: [earned] };
    const { http } = answering({ ...person, joined: date, premium: false, tie: null, ...community, ...parts });
    expect(await httpProfileGateway(http).profile('nova')).toMatchObject({
      value: {
        badges: [{ slug: 'founder', title: 'Founder', description: 'Was there.' }],
        achievements: [
          {
            slug: 'first-light',
            title: 'First Light',
            description: 'Release one.',
            thumbnail: 't',
            unlockedAt: date,
            game,
          },
        ],
      },
    });
  });
});

describe('httpBlogGateway', () => {
  test('sends only the given filters and reads their display names', async () => {
    const filters = { cat: calm, author: null, tag: null };
    const { http, requests } = answering({ articles: [], categories: [calm], filters, pagination });
    const gateway = httpBlogGateway(http);
    expect(await gateway.index({ ...defaultArticleQuery, category: 'calm', page: 2 })).toEqual(
      ok({
        articles: [],
        categories: [calm],
        filters: { category: calm, author: undefined, tag: undefined },
        pagination: paginate(1, 1),
      }),
    );
    await gateway.index({ ...defaultArticleQuery, author: 'nova', tag: 'vr' });
    expect(requests.map(({ path }) => path)).toEqual([
      '/v1/public/blog/article/index?cat=calm&page=2',
      '/v1/public/blog/article/index?author=nova&tag=vr&page=1',
    ]);
  });

  test('counts a view', async () => {
    const { http, requests } = answering(null);
    expect(await httpBlogGateway(http).countRead('comfort')).toEqual(ok(undefined));
    expect(requests).toEqual([{ method: 'PUT', path: '/v1/public/blog/article/comfort/read', body: {} }]);
  });
});

describe('httpHelpGateway', () => {
  test('reads the questions', async () => {
    const questions = [{ slug: 'why', audience: 'guest', question: 'Why?', answer: '<p>So.</p>' }];
    expect(await httpHelpGateway(answering({ questions }).http).questions()).toEqual(ok(questions));
  });

  test('sends a message and reads its ticket number', async () => {
    const { http, requests } = answering({ ticket: 'ABCD2345' });
    const form = { subject: 'A', email: 'a@b.test', message: 'B' };
    expect(await httpHelpGateway(http).send(form, 'the-key-of-this-message')).toEqual(ok('ABCD2345'));
    expect(requests).toEqual([{ method: 'POST', path: '/v1/public/help/support/message', body: form }]);
  });
});
