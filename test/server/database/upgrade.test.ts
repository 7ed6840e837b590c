import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedEngine } from '../../../server/database/embedded-engine';
import { migrationsFolder } from '../../../server/database/migrations-folder';

let engine: PGlite;

const migrate = async (name: string) => {
  await engine.exec(readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8'));
};

beforeAll(async () => {
  engine = await embeddedEngine();
});

afterAll(() => engine.close());

test('what was stored before there was a search is found afterwards, articles by their tags as well', async () => {
  await migrate('0000_first');
  await engine.exec(`
    insert into accounts (username, username_key, email, email_key, password_hash, avatar_seed, created_at, last_login_at, last_login_device)
      values ('Zoë', 'zoë', 'a@b.example', 'a@b.example', '', 1, now(), now(), '');
    insert into article_categories (slug, title) values ('news', 'Ancient News');
    insert into tags (slug, title) values ('calm', 'Calm'), ('speed', 'Speed');
    insert into articles (slug, title, excerpt, body, body_html, hero, share, category_id, author_id, status, published_at)
      select slug, slug, '', '', '', '{}', '', 1, (select id from accounts), 'published', now() from (values ('one'), ('two')) as new (slug);
    insert into article_tags values (1, 1), (1, 2);
  `);
  await migrate('0003_search');
  await migrate('0004_search_words');
  const found = async (table: string, query: string) => {
    const sql = `select 1 from ${table} where search @@ search_words($1)`;
    return (await engine.query(sql, [query])).rows.length;
  };
  expect(await found('accounts', 'zoe')).toBe(1);
  expect([
    await found('articles', 'speed'),
    await found('articles', 'ancient'),
    await found('articles', 'none'),
  ]).toEqual([1, 2, 0]);
});
