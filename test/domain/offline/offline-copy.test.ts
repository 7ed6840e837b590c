import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { RenderedPage, StorableResponse } from '../../../src/domain/offline/offline-copy';
import { canStorePage, permitsCopy, storableFile } from '../../../src/domain/offline/offline-copy';

const page: StorableResponse = {
  status: 200,
  redirected: false,
  contentType: 'text/html; charset=utf-8',
  permission: 'allowed',
};

describe('canStorePage', () => {
  test('accepts a public page', () => {
    expect(canStorePage(page)).toBe(true);
  });

  test.each<Partial<StorableResponse>>([
    { permission: null },
    { permission: 'no' },
    { status: 404 },
    { redirected: true },
    { contentType: 'application/json' },
    { contentType: null },
  ])('rejects a response with %j', (change) => {
    expect(canStorePage({ ...page, ...change })).toBe(false);
  });

  test.prop([
    fc.record({
      status: fc.constant(200),
      redirected: fc.constant(false),
      contentType: fc.constantFrom('text/html', 'text/html; charset=utf-8'),
      permission: fc.option(fc.string().filter((value) => value !== 'allowed')),
    }),
  ])('T58: canStorePage never accepts a response without the permission of the server', (response) => {
    expect(canStorePage(response)).toBe(false);
  });
});

const visitorPage: RenderedPage = {
  status: 200,
  path: '/arcade/games/night-ferry',
  isPublic: true,
  hasSession: false,
  isSpecial: false,
};

describe('permitsCopy', () => {
  test('accepts a public page of a visitor', () => {
    expect(permitsCopy(visitorPage)).toBe(true);
  });

  test.each<Partial<RenderedPage>>([
    { status: 404 },
    { isPublic: false },
    { isSpecial: true },
    { path: '/community/user/nova' },
    { path: '/account/home' },
  ])('rejects a page with %j', (change) => {
    expect(permitsCopy({ ...visitorPage, ...change })).toBe(false);
  });

  test.prop([fc.constantFrom('/', '/market', '/hc/guest')])(
    'T58: permitsCopy never accepts a page with a session cookie',
    (path) => {
      expect(permitsCopy({ ...visitorPage, path })).toBe(true);
      expect(permitsCopy({ ...visitorPage, path, hasSession: true })).toBe(false);
    },
  );
});

const origins = { portalOrigin: 'https://site.test', staticOrigin: 'https://static.site.test' };

describe('storableFile', () => {
  test.each([
    ['https://site.test/assets/a1B2c3D.js', 'asset'],
    ['https://site.test/favicon.svg', 'asset'],
    ['https://static.site.test/games/night-ferry/media/hero-640.webp', 'picture'],
    ['https://static.site.test/sdk/v1/holocade-sdk.js', undefined],
    ['https://site.test/v1/public/home', undefined],
    ['https://site.test/assets/../v1/private/user', undefined],
    ['https://site.test.evil.test/assets/a.js', undefined],
    ['https://static.site.test.evil.test/a.webp', undefined],
    ['https://ads.test/a.webp', undefined],
  ])('returns the kind of %s: %s', (address, kind) => {
    expect(storableFile(address, origins)).toBe(kind);
  });

  test.prop([fc.webUrl()])('storableFile never accepts a file of another origin', (address) => {
    expect(storableFile(address, origins)).toBeUndefined();
  });
});
