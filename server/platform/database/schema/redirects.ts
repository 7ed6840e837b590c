import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';

/** Targets of moved paths: a path of this site, or an https address. */
export const redirects = pgTable(
  'redirects',
  {
    /** Without a closing slash, query or fragment. */
    path: text('path').primaryKey(),
    target: text('target').notNull(),
  },
  (table) => [
    check('redirects_path_form', sql`${table.path} like '/%'`),
    check('redirects_target_form', sql`${table.target} ~ '^(/([^/\\\\]|$)|https://)'`),
    check('redirects_target_differs', sql`${table.target} <> ${table.path}`),
  ],
);
