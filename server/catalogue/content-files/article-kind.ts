import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { wireSlug } from '../../../src/contract/wire-values';
import { plainText } from '../../../src/domain/shared/plain-text';
import { err, ok } from '../../../src/domain/shared/result';
import type { Titled } from '../../../src/domain/shared/titled';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { articleCategories, articles, articleTags } from '../../platform/database/schema/content';
import type { StoredPicture } from '../../platform/database/schema/stored-media';
import { tags } from '../../platform/database/schema/tags';
import { renderMarkdown } from '../../platform/markdown/render-markdown';
import { drawnPicture, pictureWriter, readPicture } from '../../publishing/builds/picture-writer';
import type { ContentDependencies } from './content-kind';
import { contentKind } from './content-kind';
import { line, writtenBody } from './page-kinds';

const titled = z.strictObject({ slug: wireSlug, title: line(60) });

const article = z.strictObject({
  slug: wireSlug,
  title: line(120),
  excerpt: line(300),
  /** Path of a picture, from the file's folder. Without it, a stored picture stays and a new article gets a drawn one. */
  picture: z.optional(line(4096)),
  category: titled,
  tags: z.array(titled).check(z.maxLength(10)),
  author: line(64),
  published: z.iso.datetime(),
  status: z.enum(articles.status.enumValues),
  body: writtenBody,
});

interface ArticleFiles {
  readonly hero: StoredPicture;
  readonly share: string;
}

/** An article. `published` is ISO 8601 with milliseconds, and `tags` are sorted. */
type Article = Omit<z.output<typeof article>, 'picture'> & { readonly files?: ArticleFiles };

/** Folder of the articles' pictures among the published ones; no game has such a slug. */
const FOLDER = '_blog';

const bySlug = (one: Titled, other: Titled): number => (one.slug < other.slug ? -1 : 1);
const writerOf = ({ blobs, made }: ContentDependencies) => pictureWriter({ blobs, slug: FOLDER, made });

async function readTags(executor: Executor): Promise<(articleId: number) => readonly Titled[]> {
  const rows = await executor
    .select({ articleId: articleTags.articleId, slug: tags.slug, title: tags.title })
    .from(articleTags)
    .innerJoin(tags, eq(tags.id, articleTags.tagId));
  const tagsOf = new Map<number, Titled[]>();
  for (const { articleId, slug, title } of rows)
    tagsOf.set(articleId, [...(tagsOf.get(articleId) ?? []), { slug, title }]);
  return (articleId) => tagsOf.get(articleId) ?? [];
}

async function currentArticles(executor: Executor): Promise<readonly Article[]> {
  const tagsOf = await readTags(executor);
  const rows = await executor
    .select({ article: articles, category: articleCategories, author: accounts.username })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .innerJoin(accounts, eq(accounts.id, articles.authorId))
    .orderBy(asc(articles.slug));
  return rows.map(({ article: { id, slug, title, excerpt, status, ...row }, category, author }) => ({
    ...{ slug, title, excerpt, status, author },
    category: { slug: category.slug, title: category.title },
    tags: tagsOf(id).toSorted(bySlug),
    published: row.publishedAt.toISOString(),
    body: plainText(row.body),
    files: { hero: row.hero, share: row.share },
  }));
}

/** Finds a category or tag that has the same slug and another title, because its title belongs to others too. */
async function findOtherTitle(
  executor: Executor,
  table: typeof articleCategories | typeof tags,
  given: readonly Titled[],
): Promise<string | undefined> {
  for (const { slug, title } of given) {
    const isOther = and(eq(table.slug, slug), ne(table.title, title));
    const [other] = await executor.select({ title: table.title }).from(table).where(isOther);
    if (other) return `“${slug}” already has the title “${other.title}”.`;
  }
  return undefined;
}

async function storeTags(tx: Executor, articleId: number, given: readonly Titled[]): Promise<void> {
  await tx.delete(articleTags).where(eq(articleTags.articleId, articleId));
  if (given.length === 0) return;
  await tx
    .insert(tags)
    .values([...given])
    .onConflictDoNothing();
  const slugs = given.map(({ slug }) => slug);
  const ids = await tx.select({ id: tags.id }).from(tags).where(inArray(tags.slug, slugs));
  await tx.insert(articleTags).values(ids.map(({ id }) => ({ articleId, tagId: id })));
}

async function putArticle(tx: Executor, given: Article, deps: ContentDependencies): Promise<void> {
  const { slug, title, excerpt, status, body, category, author, published, files } = given;
  await tx.insert(articleCategories).values(category).onConflictDoNothing();
  const [section] = await tx
    .select({ id: articleCategories.id })
    .from(articleCategories)
    .where(eq(articleCategories.slug, category.slug));
  const [writer] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.username, author));
  if (!section || !writer) throw new Error(`The article ${slug} was not stored.`);
  const row = {
    ...{ title, excerpt, status, body, ...files },
    bodyHtml: renderMarkdown(body),
    categoryId: section.id,
    authorId: writer.id,
    publishedAt: new Date(published),
    labels: [category, ...given.tags].map((one) => one.title).join(' '),
  };
  const [changed] = await tx.update(articles).set(row).where(eq(articles.slug, slug)).returning({ id: articles.id });
  const pictures = changed ? undefined : (files ?? (await writerOf(deps).hero(drawnPicture(slug, 'wide'))));
  const [created] = pictures
    ? await tx
        .insert(articles)
        .values({ slug, ...row, ...pictures })
        .returning({ id: articles.id })
    : [changed];
  if (created) await storeTags(tx, created.id, given.tags);
}

/** True if an article uses a file, by its path on the static host. */
export async function isArticleFile(executor: Executor, file: string): Promise<boolean> {
  const { hero } = articles;
  const isHero = sql`${file} in (${hero}->>'sm', ${hero}->>'hd', ${hero}->>'fhd')`;
  return (await executor.$count(articles, or(eq(articles.share, file), isHero))) > 0;
}

/** Articles of the blog: `articles/SLUG.md`. */
export const articleKind = contentKind<z.output<typeof article>, Article>({
  word: 'article',
  source: { folder: 'articles' },
  schema: article,
  keyOf: ({ slug }) => slug,
  async prepare({ picture, ...fields }, { folder }, deps) {
    const item = { ...fields, tags: fields.tags.toSorted(bySlug), published: new Date(fields.published).toISOString() };
    if (picture === undefined) return ok(item);
    const path = join(folder, picture);
    const source = await readPicture(dirname(path), basename(path)).catch(() => err(`Cannot read the file ${path}.`));
    return source.ok ? ok({ ...item, files: await writerOf(deps).hero(source.value) }) : source;
  },
  current: currentArticles,
  toFile: ({ files: _files, ...fields }) => fields,
  async problemOf(executor, { author, category, tags: given }) {
    if ((await executor.$count(accounts, eq(accounts.username, author))) === 0) return `There is no user “${author}”.`;
    return (
      (await findOtherTitle(executor, articleCategories, [category])) ?? (await findOtherTitle(executor, tags, given))
    );
  },
  put: putArticle,
  async remove(tx, slug) {
    await tx.delete(articles).where(eq(articles.slug, slug));
  },
  filesOf: ({ files }) => (files ? [files.hero.sm, files.hero.hd, files.hero.fhd, files.share] : []),
});
