import { inArray, and, eq, like, isNull } from 'drizzle-orm';
import { adSizes } from '../../../src/domain/ads/ad';
import type { HelpAudience } from '../../../src/domain/help/help-audience';
import { helpAudiences } from '../../../src/domain/help/help-audience';
import type { ServerDependencies } from '../../deps';
import type { GameFile } from '../../publishing/builds/game-file';
import { storeItems } from '../../publishing/builds/store-items.repository';
import type { Executor } from '../database/executor';
import { accounts } from '../database/schema/accounts';
import { ads } from '../database/schema/ads';
import { legalPages } from '../database/schema/content';
import { friendships } from '../database/schema/friends';
import { games } from '../database/schema/games';
import { helpQuestions } from '../database/schema/help';
import { meta } from '../database/schema/platform';
import { renderMarkdown } from '../markdown/render-markdown';
import { contentText, daysBefore } from './content-text';
import { demoAdPicture, demoAds, demoOverlays, demoVideoAds } from './demo-ads';
import { requirePrivatePasswords } from './demo-passwords';
import { hashDemoPasswords, insertAccounts } from './insert-accounts';
import { insertAnnouncements } from './insert-announcements';
import { insertArticles, insertPages } from './insert-content';
import { insertGenres, insertStudios, insertTags } from './insert-catalogue';
import { insertCommunity } from './insert-community';
import { insertGames } from './insert-games';
import { insertInboxes } from './insert-inboxes';
import { insertReviews } from './insert-reviews';
import { insertScores } from './insert-scores';
import { readGameFiles } from './read-game-files';

/** A question of the help centre; its answer is the Markdown file of its slug. */
interface HelpQuestion {
  readonly slug: string;
  readonly question: string;
}

/** Questions that every installation starts with, in their order. */
const firstQuestions: Readonly<Record<HelpAudience, readonly HelpQuestion[]>> = {
  guest: [
    { slug: 'do-i-need-a-headset', question: 'Do I need a headset?' },
    { slug: 'do-i-need-an-account', question: 'Do I need an account?' },
    { slug: 'what-does-it-cost', question: 'What does it cost?' },
    { slug: 'how-do-i-create-an-account', question: 'How do I create an account?' },
    { slug: 'what-happens-to-my-guest-badges', question: 'What happens to the achievements that I earn as a guest?' },
    { slug: 'what-do-you-know-about-visitors', question: 'What do you know about me when I only visit?' },
    { slug: 'i-feel-dizzy-in-vr', question: 'I feel dizzy in VR. What can I do?' },
  ],
  user: [
    { slug: 'i-have-forgotten-my-password', question: 'I have forgotten my password.' },
    { slug: 'the-confirmation-mail-did-not-come', question: 'The verification email did not arrive.' },
    { slug: 'how-do-i-protect-my-account', question: 'How do I protect my account?' },
    { slug: 'who-sees-my-profile', question: 'Who sees my profile?' },
    { slug: 'what-are-coins', question: 'What are coins?' },
    { slug: 'how-does-premium-work', question: 'How does premium work?' },
    { slug: 'a-game-does-not-start', question: 'A game does not start or does not run well.' },
    { slug: 'how-do-i-get-a-copy-of-my-data', question: 'How do I get a copy of my data?' },
    { slug: 'how-do-i-delete-my-account', question: 'How do I delete my account?' },
  ],
};

/** Friend requests between demo accounts, with the days since the answer, if any. */
const FRIENDSHIPS: readonly {
  readonly sender: string;
  readonly recipient: string;
  readonly acceptedDaysAgo?: number;
}[] = [
  { sender: 'orion', recipient: 'nova', acceptedDaysAgo: 20 },
  { sender: 'nova', recipient: 'studio', acceptedDaysAgo: 6 },
  { sender: 'studio', recipient: 'orion' },
];

const ASKED_DAYS_AGO = 21;

/** Inserts friendships and one open request. Skips demo accounts that no longer exist. */
async function insertFriendships(tx: Executor, now: Date): Promise<void> {
  const names = [...new Set(FRIENDSHIPS.flatMap(({ sender, recipient }) => [sender, recipient]))];
  const found = await tx
    .select({ id: accounts.id, key: accounts.usernameKey })
    .from(accounts)
    .where(and(inArray(accounts.usernameKey, names), isNull(accounts.deletedAt)));
  const ids = new Map(found.map(({ id, key }) => [key, id]));
  const rows = FRIENDSHIPS.flatMap(({ sender, recipient, acceptedDaysAgo }) => {
    const requestedBy = ids.get(sender);
    const other = ids.get(recipient);
    if (requestedBy === undefined || other === undefined) return [];
    const [first, second] = requestedBy < other ? [requestedBy, other] : [other, requestedBy];
    const acceptedAt = acceptedDaysAgo === undefined ? null : daysBefore(now, acceptedDaysAgo);
    return { first, second, requestedBy, createdAt: daysBefore(now, ASKED_DAYS_AGO), acceptedAt };
  });
  if (rows.length > 0) await tx.insert(friendships).values(rows).onConflictDoNothing();
}

/** Inserts the portal's own ads, and the overlay ads of demo games without one. */
async function insertAds(tx: Executor): Promise<void> {
  const rows = demoAds.flatMap((ad) =>
    adSizes.map((size) => ({ ...ad, size, type: 'image' as const, media: demoAdPicture(ad.name, size) })),
  );
  await tx
    .insert(ads)
    .values([...rows, ...demoVideoAds])
    .onConflictDoNothing();
  for (const [slug, overlayAd] of Object.entries(demoOverlays))
    await tx.update(games).set({ overlayAd }).where(eq(games.slug, slug));
}

/**
 * Placeholder of the imprint in an earlier version, before settings named the operator. An imprint written by the
 * operator does not contain it.
 */
const PLACEHOLDER = '## Publisher%The operator of this site fills in here, before going public,%';

/** Replaces a stored imprint that still has the placeholder of an earlier version. */
async function renewImprint(tx: Executor, now: Date): Promise<void> {
  const body = contentText('legal', 'imprint');
  await tx
    .update(legalPages)
    .set({ body, bodyHtml: renderMarkdown(body), updatedAt: now })
    .where(and(eq(legalPages.slug, 'imprint'), like(legalPages.body, PLACEHOLDER)));
}

/** Inserts the help questions that every installation needs; existing ones stay. */
async function insertQuestions(tx: Executor): Promise<void> {
  const rows = helpAudiences.flatMap((audience) =>
    firstQuestions[audience].map(({ slug, question }, position) => {
      const answer = contentText('help', slug);
      return { slug, audience, question, answer, answerHtml: renderMarkdown(answer), position };
    }),
  );
  await tx.insert(helpQuestions).values(rows).onConflictDoNothing({ target: helpQuestions.slug });
}

/** Inserts the items of the demo games that still exist. */
async function insertItems(tx: Executor, files: readonly GameFile[]): Promise<void> {
  const slugs = files.map(({ slug }) => slug);
  const found = await tx.select({ id: games.id, slug: games.slug }).from(games).where(inArray(games.slug, slugs));
  for (const { id, slug } of found) {
    const file = files.find((one) => one.slug === slug);
    await storeItems(tx, id, file?.items ?? [], (item) => `items/${slug}-${item}.webp`);
  }
}

/** Runs a load only once. A concurrent second call waits for the first and then finds its mark. */
async function once(tx: Executor, key: string, now: Date, load: () => Promise<void>): Promise<void> {
  const marked = await tx
    .insert(meta)
    .values({ key, value: 'loaded', writtenAt: now })
    .onConflictDoNothing()
    .returning({ key: meta.key });
  if (marked.length > 0) await load();
}

/**
 * Loads the content that every installation needs and, if configured, the demo content. Each loads once, all or
 * nothing.
 */
export async function loadDemo(deps: Pick<ServerDependencies, 'config' | 'clock' | 'database'>): Promise<void> {
  const now = deps.clock.now();
  if (deps.config.production) await requirePrivatePasswords(deps);
  await deps.database.transaction(async (tx) => {
    await once(tx, 'pages', now, () => insertPages(tx, now));
    await once(tx, 'imprint', now, () => renewImprint(tx, now));
    await once(tx, 'help-questions', now, () => insertQuestions(tx));
    await once(tx, 'genres', now, () => insertGenres(tx, []));
    if (!deps.config.demo) return;
    await once(tx, 'demo', now, async () => {
      const files = readGameFiles();
      const accountIds = await insertAccounts(tx, await hashDemoPasswords(deps.config.demoPassword), now);
      const developerIds = await insertStudios(tx, accountIds);
      const tagIds = await insertTags(tx, files);
      await insertGenres(tx, files);
      await insertGames(tx, files, developerIds, tagIds, now);
      await insertArticles(tx, accountIds, tagIds, now);
      await insertInboxes(tx, accountIds, now);
    });
    await once(tx, 'demo-announcements', now, () => insertAnnouncements(tx, now));
    await once(tx, 'demo-items', now, () => insertItems(tx, readGameFiles()));
    await once(tx, 'demo-ads', now, () => insertAds(tx));
    await once(tx, 'demo-friendships', now, () => insertFriendships(tx, now));
    await once(tx, 'demo-community', now, async () => {
      const ids = await insertCommunity(tx, now);
      await insertReviews(tx, ids, now);
      await insertScores(tx, ids, now);
    });
  });
}
