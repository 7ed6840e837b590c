import { describe, expect, test } from 'vitest';
import { httpAccountPagesGateway, httpOwnProfileGateway } from '../../../src/adapters/http/http-account-gateways';
import { ok } from '../../../src/domain/shared/result';
import { answering } from './answering';

const wirePage = { total: 1, from: 1, to: 1, items: 1, current: 1, per_page: 20, last: 1 };
const { per_page: perPage, ...rest } = wirePage;
const pagination = { ...rest, perPage };
const date = '2026-03-01T12:00:00.000Z';
const game = { slug: 'lantern-drift', title: 'Lantern Drift' };
const id = '6f9619ff-8b86-4d11-b42d-00c04fc964ff';
const badge = { slug: 'first-cut', title: 'First Cut', desc: 'Cut.', thumb: '/cut.webp', unlocked: null, progress: 40 };
const read = { slug: 'first-cut', title: 'First Cut', description: 'Cut.', thumbnail: '/cut.webp', progress: 40 };

describe('httpAccountPagesGateway', () => {
  test('reads the account home', async () => {
    const hero = { sm: '/s', hd: '/h', fhd: '/f', colour: '#000' };
    const resume = [{ game, hero, played: date, playing: true }];
    const { http, requests } = answering({
      resume,
      achievements: [{ ...badge, unlocked: date, progress: null, game }],
      tests: 2,
    });
    const { progress: _progress, ...earned } = read;
    expect(await httpAccountPagesGateway(http).home()).toEqual(
      ok({ resume, achievements: [{ ...earned, unlockedAt: date, game }], tests: 2 }),
    );
    expect(requests.map(({ path }) => path)).toEqual(['/v1/private/user/account/home']);
  });

  test('reads and deletes plays', async () => {
    const items = [{ id, game, listed: true, started: date, seconds: 61, playing: false, emulated: true }];
    const totals = { plays: 1, games: 1, seconds: 61 };
    const { http, requests } = answering({ items, totals, pagination: wirePage });
    expect(await httpAccountPagesGateway(http).history(2)).toEqual(ok({ items, totals, pagination }));
    const deleting = answering(null);
    expect(await httpAccountPagesGateway(deleting.http).deletePlay(id)).toEqual(ok(undefined));
    const clearing = answering({ deleted: 3 });
    expect(await httpAccountPagesGateway(clearing.http).deletePlays()).toEqual(ok(3));
    expect(
      [...requests, ...deleting.requests, ...clearing.requests].map(({ method, path }) => `${method} ${path}`),
    ).toEqual([
      'GET /v1/private/user/account/history?page=2',
      `DELETE /v1/private/user/account/history/${id}`,
      'DELETE /v1/private/user/account/history',
    ]);
  });

  test('reads achievements with the chosen filter and order', async () => {
    const { http, requests } = answering({
      games: [
        {
          game,
          earned: 0,
          total: 2,
          achievements: [
            { ...badge, rarity: 12.5 },
            { ...badge, rarity: null },
          ],
        },
      ],
      earned: 0,
      total: 2,
      badges: [{ slug: 'member', title: 'Member', desc: 'Joined.' }],
      pagination: wirePage,
    });
    const query = { show: 'missing', order: 'title', page: 3 } as const;
    expect(await httpAccountPagesGateway(http).achievements(query)).toEqual(
      ok({
        games: [
          {
            game,
            earned: 0,
            total: 2,
            achievements: [
              { ...read, rarity: 12.5 },
              { ...read, rarity: undefined },
            ],
          },
        ],
        earned: 0,
        total: 2,
        badges: [{ slug: 'member', title: 'Member', description: 'Joined.' }],
        pagination,
      }),
    );
    expect(requests[0]?.path).toBe('/v1/private/user/account/achievements?show=missing&order=title&page=3');
  });

  test('reads activity page by page', async () => {
    const item = { id: 'played:1', kind: 'played', text: 'Played it', date, audience: 'none' };
    const items = [
      { ...item, url: '/arcade/games/it' },
      { ...item, url: null },
    ];
    const { http, requests } = answering({ items, next: null });
    const [one, two] = items;
    expect(await httpAccountPagesGateway(http).activity({ kind: 'played', before: `${date}_played:2` })).toEqual(
      ok({ items: [one, { ...two, url: undefined }], next: undefined }),
    );
    expect(requests[0]?.path).toBe(
      '/v1/private/user/account/activity?kind=played&before=2026-03-01T12%3A00%3A00.000Z_played%3A2',
    );
  });
});

const BASE = '/v1/private/user/account';
const avatar = { tn: 't', sm: 's', sd: 'd' };
const words = {
  alias: 'Nova',
  about: 'I play.',
  links: [{ title: 'Home', url: 'https://nova.test/' }],
  phone: '+447700900123',
};
const own = { ...words, avatar, uploaded: false };

describe('httpOwnProfileGateway', () => {
  test('reads and saves the player’s profile', async () => {
    const { http, requests } = answering(own);
    const gateway = httpOwnProfileGateway(http);
    expect(await gateway.profile()).toEqual(ok(own));
    expect(await gateway.save(words)).toEqual(ok(own));
    expect(requests).toMatchObject([
      { method: 'GET', path: `${BASE}/profile` },
      { method: 'PUT', path: `${BASE}/profile`, body: words },
    ]);
  });

  test('reads a profile that is hidden from others', async () => {
    const { http, requests } = answering({ profile: null });
    expect(await httpOwnProfileGateway(http).preview('friend')).toEqual(ok(undefined));
    expect(requests).toMatchObject([{ method: 'GET', path: `${BASE}/profile/preview?as=friend` }]);
  });

  test('uploads a picture with its crop, and removes the picture', async () => {
    const { http, requests } = answering({ avatar });
    const gateway = httpOwnProfileGateway(http);
    const picture = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) } as const;
    expect(await gateway.sendPicture(picture, { x: 1, y: 2, size: 3 })).toEqual(ok(avatar));
    expect(await gateway.removePicture()).toEqual(ok(avatar));
    expect(requests).toMatchObject([
      { method: 'PUT', path: `${BASE}/avatar?x=1&y=2&size=3`, body: picture.bytes },
      { method: 'DELETE', path: `${BASE}/avatar` },
    ]);
  });
});
