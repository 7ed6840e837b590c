import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { wireSlug } from '../../../src/contract/wire-values';
import { helpAudiences } from '../../../src/domain/help/help-audience';
import { plainText } from '../../../src/domain/shared/plain-text';
import { ok } from '../../../src/domain/shared/result';
import { isOwnPath, isSafeRedirect } from '../../../src/domain/shell/redirect-target';
import { legalPages, redirects } from '../../platform/database/schema/content';
import { helpQuestions } from '../../platform/database/schema/help';
import { coinOffers } from '../../platform/database/schema/payments';
import { renderMarkdown } from '../../platform/markdown/render-markdown';
import { followRedirects } from '../content/content.routes';
import { redirectKey } from '../content/redirect.policy';
import type { ContentDefinition, ContentKind, FileItem } from './content-kind';
import { contentKind } from './content-kind';

/** A text of one line. */
export const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u));
export const writtenBody = z.string().check(z.minLength(1, 'The text is missing.'));

type Definition<Item extends FileItem> = ContentDefinition<Item, Item>;

/** A kind whose items have the same form in files and in the database. */
const plainKind = <Item extends FileItem>(
  kind: Omit<Definition<Item>, 'prepare' | 'problemOf' | 'toFile'> & Partial<Pick<Definition<Item>, 'problemOf'>>,
): ContentKind =>
  contentKind<Item, Item>({
    problemOf: async () => undefined,
    ...kind,
    prepare: async (item) => ok(item),
    toFile: (item) => item,
  });

const legalPage = z.strictObject({ slug: wireSlug, title: line(120), body: writtenBody });

/** Legal pages: `legal/SLUG.md`. Never deleted, because the footer links to them. */
export const legalKind = plainKind<z.output<typeof legalPage>>({
  word: 'legal page',
  source: { folder: 'legal' },
  schema: legalPage,
  keyOf: ({ slug }) => slug,
  current: async (executor) =>
    (await executor.select().from(legalPages).orderBy(asc(legalPages.slug))).map(({ slug, title, body }) => ({
      slug,
      title,
      body: plainText(body),
    })),
  async put(tx, { slug, ...page }, { now }) {
    const row = { ...page, bodyHtml: renderMarkdown(page.body), updatedAt: now };
    await tx
      .insert(legalPages)
      .values({ slug, ...row })
      .onConflictDoUpdate({ target: legalPages.slug, set: row });
  },
});

const question = z.strictObject({
  slug: wireSlug,
  audience: z.enum(helpAudiences),
  question: line(300),
  position: z.int().check(z.minimum(0), z.maximum(10_000)),
  body: writtenBody,
});

/** Questions of the help centre: `help/SLUG.md`. */
export const helpKind = plainKind<z.output<typeof question>>({
  word: 'question',
  source: { folder: 'help' },
  schema: question,
  keyOf: ({ slug }) => slug,
  current: async (executor) =>
    (await executor.select().from(helpQuestions).orderBy(asc(helpQuestions.slug))).map((row) => ({
      slug: row.slug,
      audience: row.audience,
      question: row.question,
      position: row.position,
      body: plainText(row.answer),
    })),
  async put(tx, { slug, body, ...fields }) {
    const row = { ...fields, answer: body, answerHtml: renderMarkdown(body) };
    await tx
      .insert(helpQuestions)
      .values({ slug, ...row })
      .onConflictDoUpdate({ target: helpQuestions.slug, set: row });
  },
  async remove(tx, slug) {
    await tx.delete(helpQuestions).where(eq(helpQuestions.slug, slug));
  },
});

const offer = z.strictObject({
  amount: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  price: z.int().check(z.minimum(1), z.maximum(100_000_00)),
  special: z.boolean(),
});

/** Packs of coins: `coin-offers.yaml`. */
export const offerKind = plainKind<z.output<typeof offer>>({
  word: 'coin offer',
  source: { file: 'coin-offers.yaml' },
  schema: offer,
  keyOf: ({ amount }) => String(amount),
  current: async (executor) => executor.select().from(coinOffers).orderBy(asc(coinOffers.amount)),
  async put(tx, { amount, ...row }) {
    await tx
      .insert(coinOffers)
      .values({ amount, ...row })
      .onConflictDoUpdate({ target: coinOffers.amount, set: row });
  },
  async remove(tx, amount) {
    await tx.delete(coinOffers).where(eq(coinOffers.amount, Number(amount)));
  },
});

const redirect = z.strictObject({ from: line(2048), to: line(2048) });

/** Redirects of moved paths: `redirects.yaml`. */
export const redirectKind = plainKind<z.output<typeof redirect>>({
  word: 'redirect',
  source: { file: 'redirects.yaml' },
  schema: redirect,
  keyOf: ({ from }) => from,
  current: async (executor) =>
    (await executor.select().from(redirects).orderBy(asc(redirects.path))).map(({ path, target }) => ({
      from: path,
      to: target,
    })),
  async problemOf(_executor, { from, to }, all, { config }) {
    if (!isOwnPath(from) || redirectKey(from) !== from)
      return `“${from}” is not a path of this portal without query, fragment and closing slash.`;
    if (!isSafeRedirect(to, config.redirectHosts))
      return `“${to}” is neither a path of this portal nor an https address of a host in HOLOCADE_REDIRECT_HOSTS.`;
    const targets = new Map(all.map((one) => [one.from, one.to]));
    const end = await followRedirects(async (path) => targets.get(path), from);
    return end === undefined ? `“${from}” leads back to itself, or through too many redirects.` : undefined;
  },
  async put(tx, { from, to }) {
    await tx
      .insert(redirects)
      .values({ path: from, target: to })
      .onConflictDoUpdate({ target: redirects.path, set: { target: to } });
  },
  async remove(tx, from) {
    await tx.delete(redirects).where(eq(redirects.path, from));
  },
});
