import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';

/** Developers who publish games. `about` is Markdown, `aboutHtml` its sanitised rendering. */
export const developers = pgTable(
  'developers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** Path on the static host. */
    logo: text('logo').notNull(),
    about: text('about').notNull(),
    aboutHtml: text('about_html').notNull(),
    website: text('website'),
    links: jsonb('links').$type<readonly { readonly title: string; readonly url: string }[]>().notNull(),
  },
  (table) => [unique('developers_slug_unique').on(table.slug)],
);
