import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { InlinedState } from '../../src/composition/inlined-state';
import { serialiseInlinedState } from '../../src/composition/inlined-state';
import { renderDocument, structuredData } from '../../src/composition/render-document';
import type { RenderRequest } from '../../src/contract/render.contract';
import { unknownSession } from '../../src/domain/session/session';
import type { PageHead } from '../../src/ui/app/page-head';

const request: RenderRequest = {
  url: 'http://holocade.localhost:8080/arcade/games?x=1',
  nonce: 'N0NCE',
  cookies: '',
  userAgent: '',
  transport: () => Promise.reject(new Error('unused')),
  assets: {
    entry: '/assets/main.js',
    preload: ['/assets/react.js'],
    parts: {},
    styles: '',
    fonts: ['/assets/inter.woff2'],
  },
  settings: {
    staticOrigin: 'http://static.holocade.localhost:8080',
    accountsOrigin: 'http://accounts.holocade.localhost:8080',
    gamesHost: 'play.holocade.localhost:8080',
  },
};

const state = (data: unknown): InlinedState => ({
  session: unknownSession,
  device: { headset: false, mobile: false },
  settings: { ...request.settings, portalOrigin: 'http://holocade.localhost:8080', apiOrigin: '' },
  router: { loaderData: { route: data } },
});

describe('renderDocument', () => {
  test('writes a standards-mode document with head, app and state, with the nonce on every script', () => {
    const html = renderDocument(request, {
      body: '<p>Hi</p>',
      files: ['/assets/game.page.js'],
      styles: '<style nonce="N0NCE"></style>',
      head: { title: 'Games <3', description: 'All of them', path: '/arcade/games', image: 'http://x/y.jpg' },
      state: state(null),
    });
    expect(html.startsWith('<!doctype html>\n<html lang="en">')).toBe(true);
    expect(html).toContain('<title>Games &lt;3 - Holocade</title>');
    expect(html).toContain('<link rel="canonical" href="http://holocade.localhost:8080/arcade/games">');
    expect(html).toContain('<div id="root"><p>Hi</p></div>');
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.every((script) => script.includes('nonce="N0NCE"'))).toBe(true);
  });

  test('writes the font faces in a style element of their own, before the components’ styles', () => {
    const styles = '<style nonce="N0NCE" data-styled="true">p{color:red}</style>';
    const assets = { ...request.assets, styles: '@font-face{font-family:A}' };
    const parts = { body: '', files: [], styles, head: { description: '', path: '/' }, state: state(null) };
    const html = renderDocument({ ...request, assets }, parts);
    const elements = html.match(/<style[^]*?<\/style>/g) ?? [];
    expect(elements).toHaveLength(2);
    expect(elements[0]).toBe('<style nonce="N0NCE">@font-face{font-family:A}</style>');
    expect(elements[1]).toBe(styles);
  });

  test('marks the document for a headset, whose pointer needs larger targets', () => {
    const parts = { body: '', files: [], styles: '', head: { description: '', path: '/' }, state: state(null) };
    const headset = { ...parts.state, device: { headset: true, mobile: false } };
    expect(renderDocument(request, parts)).not.toContain('data-device');
    expect(renderDocument(request, { ...parts, state: headset })).toContain('<html lang="en" data-device="headset">');
  });

  test('contains the consent manager’s script if configured, except on a URL with a token', () => {
    const parts = { body: '', files: [], styles: '', head: { description: '', path: '/' }, state: state(null) };
    const asking = { ...request, settings: { ...request.settings, tcfUrl: 'https://cmp.test/tcf.js?a=1&b=2' } };
    const tag = '<script async nonce="N0NCE" src="https://cmp.test/tcf.js?a=1&amp;b=2"></script>';
    expect(renderDocument(request, parts)).not.toContain('<script async');
    expect(renderDocument(asking, parts)).toContain(tag);
    const secret = { ...asking, url: 'http://holocade.localhost:8080/auth/verify-email?token=abc' };
    expect(renderDocument(secret, parts)).not.toContain('cmp.test');
  });

  test('gives structured data its absolute URL', () => {
    const head = { description: '', path: '/arcade/games', jsonLd: { '@type': 'WebSite' } };
    const html = renderDocument(request, { body: '', files: [], styles: '', head, state: state(null) });
    expect(html).toContain('"url":"http://holocade.localhost:8080/arcade/games"');
  });

  property.prop([fc.string()])('never lets inlined data close its element', (text) => {
    const json = serialiseInlinedState(state(`${text}</script><!--`));
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(state(`${text}</script><!--`));
  });

  property.prop([fc.string()])('never lets structured data close its element', (text) => {
    const head = { description: '', path: '/x', jsonLd: { '@type': 'VideoGame', name: `${text}</script><!--` } };
    const html = renderDocument(request, { body: '', files: [], styles: '', head, state: state(null) });
    const written = /<script type="application\/ld\+json" nonce="N0NCE">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(written).not.toContain('<');
    expect(JSON.stringify(JSON.parse(written))).toContain(JSON.stringify(head.jsonLd.name));
  });
});

const ORIGIN = 'https://portal.test';
const graph = (head: PageHead) => (structuredData(head, ORIGIN)?.['@graph'] ?? []) as Record<string, unknown>[];
const thing = (head: PageHead, type: string) => graph(head).find((each) => each['@type'] === type);

describe('structuredData', () => {
  test('contains the publisher on every page', () => {
    expect(thing({ description: '', path: '/x' }, 'Organization')).toMatchObject({
      name: 'Holocade Publishing',
      url: 'https://portal.test/',
      logo: 'https://portal.test/icon-512.png',
    });
  });

  test('contains the search action on the home page only', () => {
    const home = { description: 'All.', path: '/' };
    expect(thing(home, 'WebSite')).toMatchObject({
      name: 'Holocade',
      description: 'All.',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://portal.test/search?query={search_term_string}' },
      },
    });
    expect(thing({ ...home, path: '/x' }, 'WebSite')).toBeUndefined();
  });

  test('contains the subject of the page with its absolute URL', () => {
    const head = { description: '', path: '/arcade/games/a', jsonLd: { '@type': 'VideoGame', name: 'A' } };
    expect(thing(head, 'VideoGame')).toEqual({
      '@type': 'VideoGame',
      name: 'A',
      url: 'https://portal.test/arcade/games/a',
      mainEntityOfPage: 'https://portal.test/arcade/games/a',
    });
  });

  test('contains the breadcrumbs from the home page on', () => {
    const trail = [{ name: 'VR Games', path: '/arcade/games' }];
    const list = thing({ title: 'A', description: '', path: '/arcade/games/a', trail }, 'BreadcrumbList');
    expect(list?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Holocade', item: 'https://portal.test/' },
      { '@type': 'ListItem', position: 2, name: 'VR Games', item: 'https://portal.test/arcade/games' },
      { '@type': 'ListItem', position: 3, name: 'A', item: 'https://portal.test/arcade/games/a' },
    ]);
  });

  test('is undefined for a page excluded from search engines', () => {
    expect(structuredData({ description: '', path: '/x', noIndex: true }, ORIGIN)).toBeUndefined();
  });
});
