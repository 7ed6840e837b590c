import { eq } from 'drizzle-orm';
import { mkdirSync, rmdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { err } from '../../../../src/domain/shared/result';
import { exportContent } from '../../../../server/catalogue/content-files/content-commands';
import { redirects } from '../../../../server/platform/database/schema/content';
import { coinOffers } from '../../../../server/platform/database/schema/payments';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import type { ContentFixture } from './content-fixture';
import { article, contentFixture } from './content-fixture';

let server: TestServer;
let content: ContentFixture;
beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
});
beforeEach(async () => {
  content = await contentFixture(server);
});
afterAll(() => server.close());

describe('content apply', () => {
  test('lists every mistake of form with file and line, and changes nothing', async () => {
    content.write({
      'articles/no-fields.md': '# Hello\n',
      'help/broken.md': '---\naudience: user\nquestion: [\n---\nText.\n',
      'coin-offers.yaml': '- { amount: 8, price: 100, special: false }\n',
      'redirect.yaml': '[]\n',
      'page-ads.yaml': '- name: a\n  title: *Coins*\n',
    });
    expect(await content.apply()).toEqual(
      err(
        [
          'redirect.yaml:1: No content has a file with this name.',
          'articles/no-fields.md:1: The file must start with fields between two lines “---”.',
          'help/broken.md:4: Flow sequence in block collection must be sufficiently indented and end with a ].',
          'page-ads.yaml:2: “*Coins*” refers to another value, which is not supported. Put a text that starts with * in quotes.',
          'Nothing was changed.',
        ].join('\n'),
      ),
    );
    expect(await server.deps.database.db.$count(coinOffers, eq(coinOffers.amount, 8))).toBe(0);
  });

  test('names the line of each field that is wrong, and stores no picture', async () => {
    const before = content.pictures();
    content.write({
      'articles/good.md': article,
      'legal/Bad_Name.md': '---\ntitle: 7\ncolour: red\n---\nText.\n',
      'help/all.md': '---\naudience: all\nquestion: Why?\n---\n',
      'coin-offers.yaml': '- { amount: 9, price: 100, special: false }\n- amount: 8\n  price: -1\n  special: false\n',
    });
    expect(await content.apply()).toEqual(
      err(
        [
          'legal/Bad_Name.md:2: field “slug”: This does not have the right form.',
          'legal/Bad_Name.md:2: field “title”: This has the wrong type.',
          'legal/Bad_Name.md:3: field “colour”: Unknown field.',
          'help/all.md:2: field “audience”: This must be one of: user, guest.',
          'help/all.md:2: field “position”: This field is required.',
          'help/all.md:2: field “body”: The text is missing.',
          'coin-offers.yaml:3: field “price”: This must be at least 1.',
          'Nothing was changed.',
        ].join('\n'),
      ),
    );
    expect(content.pictures()).toEqual(before);
  });

  test('refuses what the portal cannot store, with file and line, and changes nothing', async () => {
    content.write({
      'articles/other.md': article.replace('author: nova', 'author: nobody').replace('picture: start.png\n', ''),
      'articles/titles.md': article.replace('title: Web & VR', 'title: Other').replace('picture: start.png\n', ''),
      'redirects.yaml': [
        '- { from: /fine, to: /hc }',
        '- { from: /loop-a, to: /loop-b }',
        '- { from: /loop-b, to: /loop-a }',
        '- { from: /evil, to: "https://evil.example/" }',
        '- { from: /slash/, to: /hc }',
        '- { from: /fine, to: /market }',
      ].join('\n'),
      'page-ads.yaml': '- { name: empty, size: 735x90, weight: 1, active: true, url: /market, title: Coins }\n',
      'overlay-ads.yaml': '- { game: no-game, url: /market, title: Coins }\n',
    });
    expect(await content.apply()).toEqual(
      err(
        [
          'articles/other.md:2: There is no user “nobody”.',
          'articles/titles.md:2: “web-and-vr” already has the title “Web & VR”.',
          'redirects.yaml:2: “/loop-a” leads back to itself, or through too many redirects.',
          'redirects.yaml:3: “/loop-b” leads back to itself, or through too many redirects.',
          'redirects.yaml:4: “https://evil.example/” is neither a path of this portal nor an https address of a host in HOLOCADE_REDIRECT_HOSTS.',
          'redirects.yaml:5: “/slash/” is not a path of this portal without query, fragment and closing slash.',
          'redirects.yaml:6: The redirect “/fine” is here twice.',
          'page-ads.yaml:1: A new ad needs “media”, the path of a picture or video.',
          'overlay-ads.yaml:1: Game “no-game” does not exist.',
          'Nothing was changed.',
        ].join('\n'),
      ),
    );
    const { db } = server.deps.database;
    expect(await db.$count(redirects, eq(redirects.path, '/fine'))).toBe(0);
  });

  test('a loop with a stored redirect is refused', async () => {
    await server.deps.database.db.insert(redirects).values({ path: '/stored', target: '/given' });
    content.write({ 'redirects.yaml': '- { from: /given, to: /stored }\n' });
    expect(await content.apply()).toMatchObject({ ok: false, error: expect.stringContaining('leads back to itself') });
    await server.deps.database.db.delete(redirects).where(eq(redirects.path, '/stored'));
  });

  test('refuses a missing path, an unknown file and --prune with one article', async () => {
    const missing = join(content.folder, 'none');
    expect(await content.apply({ path: missing })).toEqual(err(`The folder or file ${missing} does not exist.`));
    content.write({ 'notes.txt': 'x', 'articles/a-new-start.md': article });
    expect(await content.apply({ path: join(content.folder, 'notes.txt') })).toMatchObject({ ok: false });
    expect(await content.apply({ path: join(content.folder, 'articles/a-new-start.md'), prune: true })).toEqual(
      err('--prune needs a folder or a YAML file.'),
    );
  });

  test('names a folder in place of a file, a link to nothing, and a folder that cannot be written', async () => {
    const list = join(content.folder, 'redirects.yaml');
    mkdirSync(list);
    expect(await content.apply()).toEqual(err('redirects.yaml:1: This is not a file.\nNothing was changed.'));
    rmdirSync(list);
    symlinkSync(join(content.folder, 'nothing'), list);
    expect(await content.apply()).toEqual(err(`Cannot read or write the file ${list}.`));
    content.write({ 'a-file': '' });
    const target = join(content.folder, 'a-file', 'below');
    expect(await exportContent(server.deps, target)).toMatchObject({
      ok: false,
      error: expect.stringContaining(target),
    });
  });
});
