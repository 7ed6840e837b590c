import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationsFolder } from '../../../../server/platform/database/migrations-folder';
import { rawEngine } from '../../support/snapshot';

let engine: PGlite;

const NAMES = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();

/** Runs the migrations from the first to the last name. */
const migrate = async (first: string, last: string) => {
  for (const name of NAMES.filter((each) => each.slice(0, 4) >= first && each.slice(0, 4) <= last))
    await engine.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
};

beforeEach(async () => {
  engine = await rawEngine();
});

afterEach(() => engine.close());

test('migrations make existing texts searchable, articles also by their tags', async () => {
  await migrate('0000', '0002');
  await engine.exec(`
    insert into accounts (username, username_key, email, email_key, password_hash, avatar_seed, created_at, last_login_at, last_login_device)
      values ('Zoë', 'zoë', 'a@b.example', 'a@b.example', '', 1, now(), now(), '');
    insert into article_categories (slug, title) values ('news', 'Ancient News');
    insert into tags (slug, title) values ('calm', 'Calm'), ('speed', 'Speed');
    insert into articles (slug, title, excerpt, body, body_html, hero, share, category_id, author_id, status, published_at)
      select slug, slug, '', '', '', '{}', '', 1, (select id from accounts), 'published', now() from (values ('one'), ('two')) as new (slug);
    insert into article_tags values (1, 1), (1, 2);
  `);
  await migrate('0003', '9999');
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
}, 90_000);

test('migrations count existing published games with their tags, and later plays count', async () => {
  await migrate('0000', '0007');
  const card = JSON.stringify({ title: 'Lantern', excerpt: '', tags: [] });
  await engine.exec(`
    insert into genres (slug, title, colour, position) values ('action', '', '', 0), ('puzzle', '', '', 1);
    insert into categories (genre_id, slug, title, position) values (1, 'space', '', 0), (2, 'calm', '', 0);
    insert into developers (slug, name, logo, about, about_html, links) values ('studio', '', '', '', '', '[]');
    insert into tags (slug, title) values ('calm', ''), ('fast', '');
    insert into games (slug, kind, status, genre_id, category_id, developer_id, card, media, description, description_html, released_at, updated_at, rating)
      select slug, kind, status, place, place, 1, '${card}', '{}', '', '', now() - interval '1 year', now() - days * interval '1 day', rating
      from (values ('a', 'game', 'published', 1, 1, 4.5), ('b', 'experience', 'published', 1, 60, 0), ('c', 'game', 'published', 2, 60, 3), ('d', 'game', 'draft', 2, 1, 5))
        as new (slug, kind, status, place, days, rating);
    insert into game_tags (game_id, tag_id) values (1, 1), (2, 1), (3, 1), (3, 2), (4, 2);
  `);
  await migrate('0008', '9999');
  const counts = async () => {
    const { rows } = await engine.query(`
      select genre_id, kind, recent, sum(rated_0)::integer as games, sum(rated_4)::integer as rated
      from game_counts where sort = 'popular' and category_id = 0 group by 1, 2, 3 having sum(rated_0) > 0 order by 1, 2, 3`);
    return rows.map((row) => Object.values(row as Record<string, unknown>));
  };
  const counted = [
    [0, 'experience', false, 1, 0],
    [0, 'game', false, 1, 0],
    [0, 'game', true, 1, 1],
    [1, 'experience', false, 1, 0],
    [1, 'game', true, 1, 1],
    [2, 'game', false, 1, 0],
  ];
  expect(await counts()).toEqual(counted);
  const tags = await engine.query('select sort, tag_id, games from game_tag_counts order by 1, 2');
  expect(tags.rows).toEqual(
    ['popular', 'rating', 'released'].flatMap((sort) => [
      { sort, tag_id: 1, games: 3 },
      { sort, tag_id: 2, games: 1 },
    ]),
  );
  await engine.exec(`update games set views = views + 1; delete from games where slug = 'b'`);
  expect(await counts()).toEqual(counted.filter(([, kind]) => kind === 'game'));
  const found = await engine.query(`select slug from games where search @@ search_words('lant')`);
  expect(found.rows).toHaveLength(3);
}, 90_000);

test('migrations count existing reactions by kind', async () => {
  await migrate('0000', '0014');
  const card = JSON.stringify({ title: 'Lantern', excerpt: '', tags: [] });
  await engine.exec(`
    insert into genres (slug, title, colour, position) values ('action', '', '', 0);
    insert into categories (genre_id, slug, title, position) values (1, 'space', '', 0);
    insert into developers (slug, name, logo, about, about_html, links) values ('studio', '', '', '', '', '[]');
    insert into games (slug, kind, status, genre_id, category_id, developer_id, card, media, description, description_html, released_at, updated_at)
      values ('a', 'game', 'published', 1, 1, 1, '${card}', '{}', '', '', now(), now());
    insert into accounts (username, username_key, email, email_key, password_hash, avatar_seed, created_at, last_login_at, last_login_device)
      select name, name, name || '@b.example', name || '@b.example', '', 1, now(), now(), '' from (values ('vega'), ('mira')) as new (name);
    insert into game_reactions select 1, id, 'love', now() from accounts;
    insert into game_reactions select 1, id, 'bug', now() from accounts where username = 'vega';
  `);
  await migrate('0015', '9999');
  const counts = await engine.query('select kind, count from game_reaction_counts order by kind');
  expect(counts.rows).toEqual([
    { kind: 'bug', count: 1 },
    { kind: 'love', count: 2 },
  ]);
}, 90_000);

test('migrations add the second side of existing ledger entries, and coins can move afterwards', async () => {
  await migrate('0000', '0019');
  await engine.exec(`
    insert into accounts (username, username_key, email, email_key, avatar_seed, balance, created_at, last_login_at, last_login_device)
      values ('nova', 'nova', 'a@b.example', 'a@b.example', 1, 25, now(), now(), '');
    insert into ledger_entries (account_id, amount, reason, idempotency_key, created_at)
      select id, amount, reason, reason, now() from accounts, (values (40, 'grant'), (-10, 'premium'), (-5, 'item')) as new (amount, reason);
  `);
  await migrate('0020', '9999');
  const { rows } = await engine.query(`
    select own.amount, own.reason, house.book, own.amount + house.amount as sum from ledger_entries own
      join ledger_entries house using (transaction_id) where own.account_id is not null and house.book is not null order by own.id`);
  expect(rows.map((row) => Object.values(row as Record<string, unknown>))).toEqual([
    [40, 'grant', 'promotion', 0],
    [-10, 'premium', 'premium', 0],
    [-5, 'item', 'items', 0],
  ]);
  await engine.exec(`
    begin;
    update accounts set balance = 26;
    insert into ledger_entries (transaction_id, account_id, book, amount, reason, idempotency_key, created_at)
      select accounts.id, side.account_id, side.book, side.amount, 'grant', side.key, now() from accounts,
        lateral (values (accounts.id, null, 1, 'a-key'), (null, 'promotion', -1, null)) as side (account_id, book, amount, key);
    commit;
  `);
  expect((await engine.query('select from ledger_entries')).rows).toHaveLength(8);
}, 90_000);
