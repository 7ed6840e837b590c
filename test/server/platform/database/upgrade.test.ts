import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { embeddedDatabase } from '../../../../server/platform/database/embedded-database';
import { migrationsFolder } from '../../../../server/platform/database/migrations-folder';
import { rawEngine } from '../../support/snapshot';
import { LAST_OLD_MIGRATION, migratedAt } from './old-database';

const oldNames = readFileSync(join(import.meta.dirname, 'before-plain-names.sql'), 'utf8');
const baseline = readFileSync(join(migrationsFolder, '0000_baseline.sql'), 'utf8');

const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));

let engine: PGlite;

beforeEach(async () => {
  engine = await rawEngine();
});

afterEach(() => engine.close());

const valuesOf = async (statement: string, of: PGlite = engine) =>
  (await of.query(statement)).rows.map((row) => Object.values(row as Record<string, unknown>));

/** Returns names and definitions of everything in the schema. */
const structure = (of: PGlite) =>
  valuesOf(
    `
    select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
        pg_get_expr(adbin, adrelid)) as part
      from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'c') and attnum > 0 and not attisdropped
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select sequencename from pg_sequences where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(pg_proc.oid) from pg_proc join pg_language on pg_language.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')
    order by 1`,
    of,
  );

/** Returns the structure of a new database. */
async function structureOfNew() {
  const created = await rawEngine();
  const database = await embeddedDatabase(created);
  const made = await structure(created);
  await database.close();
  return made;
}

const OLD_ROWS = `
  insert into accounts (username, username_key, email, email_key, avatar_seed, created_at, last_login_at, last_login_device)
    select name, name, name, name, 1, now(), now(), '' from (values ('mira'), ('vega')) as new (name);
  insert into genres (slug, title, colour, position) values ('action', '', '', 0);
  insert into categories (genre_id, slug, title, position) values (1, 'space', '', 0);
  insert into developers (slug, name, logo, about, about_html, links) values ('studio', '', '', '', '', '[]');
  insert into games (slug, kind, status, genre_id, category_id, developer_id, card, media, description, description_html, released_at, updated_at)
    values ('lantern', 'game', 'published', 1, 1, 1, '{"title": "Lantern", "excerpt": "", "tags": []}', '{}', '', '', now(), now());
  insert into tags (slug, title) values ('calm', 'Calm');
  insert into game_tags (game_id, tag_id) values (1, 1);
  insert into reviews (game_id, account_id, body, rating, posted_at, updated_at) select 1, id, 'Fine', 4, now(), now() from accounts;
  insert into friendships (first, second, asked_by, created_at) select min(id::text)::uuid, max(id::text)::uuid, max(id::text)::uuid, now() from accounts;
  insert into address_requests (asker_id, asked_id, asked_at) select first, second, '2026-01-01' from friendships;
  insert into announcements (developer_id, slug, title, excerpt, body, body_html, labels, status, published_at, told_through, told_at)
    select 1, 'news', 'News', '', '', '', '', 'published', now(), first, '2026-01-02' from friendships;
  insert into mails (kind, recipient, subject, text, html, created_at) values ('news', 'vega', 'News', '', '', now());
  insert into mail_rounds (account_id, kind, round, served_at) select first, 'weekly-digest', now(), now() from friendships;
  insert into mail_subscriptions (account_id, game_id, source, created_at) select first, 1, 'site', now() from friendships;
  insert into newsletters (subject, body, body_html, digest, created_at, mails) values ('News', '', '', 'a', now(), 7);
  begin;
  update accounts set balance = 40 where username = 'vega';
  insert into ledger_entries (transaction_id, account_id, book, amount, reason, idempotency_key, created_at)
    select id, side.account_id, side.book, side.amount, 'grant', side.key, now() from accounts,
      lateral (values (id, null, 40, 'a-key'), (null, 'promotion', -40, null)) as side (account_id, book, amount, key) where username = 'vega';
  commit;
`;

describe('the upgrade of a database from before the baseline', () => {
  test('leads to the schema of a new database, keeps all rows and runs once', { timeout: 90_000 }, async () => {
    const expected = await structureOfNew();
    await engine.exec(baseline);
    await engine.exec(oldNames);
    expect(await structure(engine)).not.toEqual(expected);
    await engine.exec(OLD_ROWS);
    await engine.exec(migratedAt(LAST_OLD_MIGRATION));

    await embeddedDatabase(engine);
    expect(await structure(engine)).toEqual(expected);
    expect(await valuesOf(`select card_json like '{"slug":"lantern","title":"Lantern",%' from games`)).toEqual([
      [true],
    ]);
    expect(await valuesOf('select requested_by = second from friendships')).toEqual([[true]]);
    expect(
      await valuesOf(`
        select sender_id = first and receiver_id = second and sent_at = '2026-01-01' from address_requests, friendships`),
    ).toEqual([[true]]);
    expect(
      await valuesOf(`select notified_through = first and notified_at = '2026-01-02' from announcements, friendships`),
    ).toEqual([[true]]);
    expect(await valuesOf('select game_id, rating, count from review_counts')).toEqual([[1, 4, 2]]);
    expect(await valuesOf('select reviews, rating from games')).toEqual([[2, 4]]);
    expect(await valuesOf('select kind, recipient from emails')).toEqual([['news', 'vega']]);
    expect(await valuesOf('select kind from email_rounds')).toEqual([['weekly-digest']]);
    expect(await valuesOf('select game_id, source from email_subscriptions')).toEqual([[1, 'site']]);
    expect(await valuesOf('select emails from newsletters')).toEqual([[7]]);
    expect(await valuesOf('select portal_ledger, amount from ledger_entries order by id')).toEqual([
      [null, 40],
      ['promotion', -40],
    ]);
    expect(await valuesOf('select id, sort from game_buckets order by id')).toEqual([
      [1, 'released'],
      [2, 'popular'],
      [3, 'rating'],
    ]);
    expect(await valuesOf('select bucket_id, games from game_tag_counts order by 1')).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);

    await embeddedDatabase(engine);
    expect(await valuesOf('select count(*)::int from drizzle.__drizzle_migrations')).toEqual([[files.length]]);
  });

  test('leaves triggers that count and index games', { timeout: 90_000 }, async () => {
    await engine.exec(baseline + oldNames + OLD_ROWS);
    await engine.exec(migratedAt(LAST_OLD_MIGRATION));
    await embeddedDatabase(engine);
    await engine.exec(`
      insert into games (slug, kind, status, genre_id, category_id, developer_id, card, media, description, description_html, released_at, updated_at)
        select 'beacon', kind, status, genre_id, category_id, developer_id, '{"title": "Beacon", "excerpt": "", "tags": []}', media, '', '', released_at, updated_at from games;
      update games set kind = 'experience' where slug = 'beacon';
      insert into game_tags (game_id, tag_id) select id, 1 from games where slug = 'beacon';
      delete from games where slug = 'lantern';
    `);
    const counts = `select kind, rated_0 from game_counts where sort = 'popular' and genre_id = 0 and rated_0 > 0`;
    expect(await valuesOf(counts)).toEqual([['experience', 1]]);
    expect(await valuesOf('select distinct games from game_tag_counts')).toEqual([[1]]);
    expect(await valuesOf(`select game_words_from('bea')::text`)).toEqual([[`'beacon'`]]);
  });
});

test('the baseline is never edited, because databases were created with it', () => {
  const digest = createHash('sha256').update(baseline).digest('hex');
  expect(digest).toBe('3c99c068d2a48e366ae1c2d878edadc86369a0f811f20fc8d2759e9e4e6b811e');
});
