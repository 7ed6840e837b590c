import { describe, expect, test } from 'vitest';
import type { RenderRequest } from '../../src/contract/render.contract';
import { render } from '../../src/render';

const SERVER_ERROR = 'Something went wrong while trying to handle this request. Please try again later.';
const NETWORK = 'A network error has occurred. Please check your connection and try again.';

const refused = JSON.stringify({
  status: { success: false, code: 500, message: 'internals', debug: 'err_internal' },
  data: null,
});

const answers: Readonly<Record<string, RenderRequest['transport']>> = {
  '500': async () => ({ status: 500, body: refused }),
  HTML: async () => ({ status: 200, body: '<!doctype html><title>A proxy</title>' }),
  'half a JSON': async () => ({ status: 200, body: '{"status":{"success":true,"code":200,"mess' }),
  'nothing in it': async () => ({ status: 200, body: '' }),
  'no answer': () => Promise.reject(new Error('connection reset')),
  'a gateway’s page': async () => ({ status: 502, body: '<h1>Bad Gateway</h1>' }),
};

const pages = {
  home: '/',
  'game page': '/arcade/games/lantern-drift',
  article: '/blog/article/a',
};

async function visit(path: string, transport: RenderRequest['transport']) {
  const complaints: unknown[] = [];
  const answer = await render({
    url: `http://holocade.localhost:8080${path}`,
    nonce: 'N0NCE',
    cookies: '',
    userAgent: '',
    transport,
    assets: { entry: '/assets/main.js', preload: [], parts: {}, styles: '', fonts: [] },
    settings: {
      staticOrigin: 'http://static.holocade.localhost:8080',
      accountsOrigin: 'http://accounts.holocade.localhost:8080',
      gamesHost: 'play.holocade.localhost:8080',
      kit: false,
    },
    complain: (error) => complaints.push(error),
  });
  if (answer.kind !== 'html') throw new Error('A redirect');
  const html = answer.html.replaceAll('&#x27;', "'").replaceAll('<!-- -->', '');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return {
    status: answer.status,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    noIndex: html.includes('<meta name="robots" content="noindex">'),
    words: [...main.matchAll(/>([^<>]+)</g)].map(([, word]) => word),
    complaints,
  };
}

const lists = {
  index: { path: '/arcade/games', title: 'VR Games - Holocade' },
  tag: { path: '/arcade/games/tag/calm', title: 'Tag: calm - Holocade' },
};

const cases = Object.entries(pages).flatMap(([page, path]) =>
  Object.entries(answers).map(([name, transport]) => [page, name, path, transport] as const),
);

describe('pages with a broken API', () => {
  test.each(cases)(
    'show the error page of the %s with a way to continue when the response is %s',
    async (_page, name, path, transport) => {
      const { words, ...page } = await visit(path, transport);
      const unreached = name === 'no answer' || name.startsWith('a gateway');
      expect(page).toEqual({
        status: unreached ? 503 : 500,
        title: unreached ? 'No Connection - Holocade' : 'Server Error - Holocade',
        noIndex: true,
        complaints: [],
      });
      expect(words.join(' ')).not.toContain('internals');
      expect(words).toEqual(expect.arrayContaining([unreached ? NETWORK : SERVER_ERROR, "Let's Go Back", 'Home']));
    },
  );

  test.each(
    Object.entries(lists).flatMap(([list, page]) =>
      Object.entries(answers).map(([name, answer]) => ({ list, name, answer, ...page })),
    ),
  )(
    'show the $list page with a retry button in place of the games when the response is $name',
    async ({ name, answer, path, title }) => {
      const { words, ...page } = await visit(path, answer);
      const unreached = name === 'no answer' || name.startsWith('a gateway');
      expect(page).toEqual({ status: unreached ? 503 : 500, title, noIndex: true, complaints: [] });
      const message = unreached ? NETWORK : SERVER_ERROR;
      expect(words).toEqual(expect.arrayContaining(['Oops!', name === '500' ? 'internals' : message, 'Try again']));
    },
  );

  test.each([
    [401, 'Unauthorized Access', 'Login'],
    [403, 'Permission Denied', 'Home'],
    [404, 'BOO! HAHA', "Let's Go Back"],
    [419, 'Session Expired', 'Reload'],
    [503, 'Service Unavailable', 'Trying again in 30 seconds'],
    [429, 'Slow down.', 'Reload'],
  ])(
    'show the error page for status %i with its status and action when an article is rejected',
    async (code, words, way) => {
      const body = { status: { success: false, code, message: 'Slow down.', debug: 'err_x' }, data: null };
      const page = await visit('/blog/article/a', async () => ({ status: code, body: JSON.stringify(body) }));
      expect(page.status).toBe(code);
      expect(page.words).toEqual(expect.arrayContaining([words, way]));
    },
  );
});
