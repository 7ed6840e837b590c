import {
  announcementChange,
  announcementCreate,
  announcementDelete,
  announcementForm,
  announcementList,
  announcementPreview,
  announcementPublish,
  announcementUnschedule,
} from '../../../src/contract/developer-community.contract';
import type { AnnouncementText } from '../../../src/domain/console/announcement';
import { announcementMost, announcementProblems, announcementState } from '../../../src/domain/console/announcement';
import { paginate } from '../../../src/domain/shared/pagination';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { announcementPath } from '../../catalogue/developers/announcement-path';
import { excerptOf, findGameOf } from '../../catalogue/developers/publish-announcement';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { MemberCaller } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { renderMarkdown } from '../../platform/markdown/render-markdown';
import type { StoredTexts } from './announcements.repository';
import {
  countDrafts,
  countOwnAnnouncements,
  countSpread,
  deleteAnnouncement,
  findOwnAnnouncement,
  insertDraft,
  listOwnAnnouncements,
  updateAnnouncement,
} from './announcements.repository';
import { recordAudit } from './audit.repository';
import { lockAsMember } from './member.repository';

const LIMITED = { limit: { max: 60, windowSeconds: 60, by: 'caller' } } as const;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longest time until a scheduled publication. */
const LONGEST_WAIT_MS = 366 * DAY_MS;

const NOT_FOUND = err(refusal.notFound('announcement'));
const CHANGED = err(refusal.conflict('Another member has changed this announcement in the meantime.'));
const PUBLISHED = err(refusal.conflict('This announcement is already published.'));
const TOO_MANY_DRAFTS = err(
  refusal.conflict(`A developer has at most ${String(announcementMost.drafts)} drafts. Publish or delete one first.`),
);
const TOO_MANY = err(
  refusal.conflict(
    `A developer publishes and schedules at most ${String(announcementMost.published)} announcements in 24 hours. Your draft is kept.`,
  ),
);

const utcText = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Checks texts and renders their Markdown. */
async function checkTexts(
  tx: Executor,
  developerId: number,
  { title, body, game }: AnnouncementText,
): Promise<Result<StoredTexts, Refusal>> {
  const problems = Object.entries(announcementProblems({ title, body })).map(
    ([field, text]) => [field, [text]] as const,
  );
  if (problems.length > 0) return err(refusal.validation(Object.fromEntries(problems)));
  const gameId = game === undefined ? null : await findGameOf(tx, developerId, game);
  if (gameId === undefined) return err(refusal.validation({ game: [`You have no published game “${String(game)}”.`] }));
  const bodyHtml = renderMarkdown(body);
  return ok({ title: title.trim(), excerpt: excerptOf(bodyHtml), body, bodyHtml, gameId });
}

/** Locks the developer and one of its announcements. Refuses former members, and a named revision that is not the newest. */
async function lockOwn(
  tx: Executor,
  member: MemberCaller['member'],
  slug: string,
  revision?: string,
): Promise<Result<NonNullable<Awaited<ReturnType<typeof findOwnAnnouncement>>>, Refusal>> {
  const acting = await lockAsMember(tx, member, 'announcements.publish');
  if (!acting.ok) return acting;
  const found = await findOwnAnnouncement(tx, member.developerId, slug, true);
  if (!found) return NOT_FOUND;
  return revision === undefined || revision === found.revision ? ok(found) : CHANGED;
}

/** Routes of a developer's announcements. */
export function announcementRoutes({ jobs, urls }: Pick<ServerDependencies, 'jobs' | 'urls'>): readonly Route[] {
  return [
    route(announcementList, async ({ caller: { member }, query: { page }, tx }) => {
      const rows = await listOwnAnnouncements(tx, member.developerId, page);
      const total = await countOwnAnnouncements(tx, member.developerId);
      const announcements = rows.map(({ slug, title, status, publishedAt, scheduledAt }) => ({
        ...{ slug, title, state: announcementState(status, scheduledAt) },
        ...{ date: publishedAt.toISOString(), scheduled: scheduledAt?.toISOString() ?? null },
      }));
      return ok({ data: { announcements, pagination: presentPagination(paginate(total, page)) } });
    }),

    route(announcementForm, async ({ caller: { member }, params, tx }) => {
      const found = await findOwnAnnouncement(tx, member.developerId, params.announcement);
      if (!found) return NOT_FOUND;
      const { text, revision, status, scheduledAt, bodyHtml } = found;
      const page = urls.portal(announcementPath(params.developer, params.announcement));
      return ok({
        data: {
          text: { ...text, game: text.game ?? null },
          revision,
          state: announcementState(status, scheduledAt),
          scheduled: scheduledAt?.toISOString() ?? null,
          html: bodyHtml,
          page: status === 'published' ? page : null,
        },
      });
    }),

    route(
      announcementCreate,
      async ({ body, caller: { member }, now, tx }) => {
        const { developerId } = member;
        const acting = await lockAsMember(tx, member, 'announcements.publish');
        if (!acting.ok) return acting;
        if ((await countDrafts(tx, developerId)) >= announcementMost.drafts) return TOO_MANY_DRAFTS;
        const texts = await checkTexts(tx, developerId, body);
        if (!texts.ok) return texts;
        const slug = await insertDraft(tx, developerId, texts.value, now);
        await recordAudit(tx, { member, event: 'announcement.create', text: `Wrote the announcement “${slug}”.`, now });
        const stored = await findOwnAnnouncement(tx, developerId, slug);
        if (!stored) throw new Error(`The announcement ${slug} was not stored.`);
        return ok({ data: { slug, revision: stored.revision } });
      },
      LIMITED,
    ),

    route(
      announcementChange,
      async ({ body, caller: { member }, now, params: { announcement: slug }, tx }) => {
        const own = await lockOwn(tx, member, slug, body.revision);
        if (!own.ok) return own;
        const { id, status, revision } = own.value;
        const texts = await checkTexts(tx, member.developerId, body.text);
        if (!texts.ok) return texts;
        await updateAnnouncement(tx, id, { ...texts.value, ...(status === 'draft' ? { publishedAt: now } : {}) });
        const stored = await findOwnAnnouncement(tx, member.developerId, slug);
        if (!stored) throw new Error(`The announcement ${slug} does not exist after its change.`);
        if (stored.revision !== revision)
          await recordAudit(tx, {
            ...{ member, event: 'announcement.change', now },
            text: `Changed the announcement “${slug}”.`,
          });
        return ok({ data: { revision: stored.revision } });
      },
      LIMITED,
    ),

    route(
      announcementPublish,
      async (input) => {
        const { body, caller, now, params, tx } = input;
        const { member } = caller;
        const { announcement: slug } = params;
        const own = await lockOwn(tx, member, slug, body.revision);
        if (!own.ok) return own;
        const { id, status } = own.value;
        if (status === 'published') return PUBLISHED;
        const at = body.at === undefined ? undefined : new Date(body.at);
        const wait = at && at.getTime() - now.getTime();
        if (wait !== undefined && !(wait > 0)) return err(refusal.validation({ at: ['Choose a time in the future.'] }));
        if (wait !== undefined && wait > LONGEST_WAIT_MS)
          return err(refusal.validation({ at: ['Choose a time within a year.'] }));
        const spread = await countSpread(tx, member.developerId, new Date(now.getTime() - DAY_MS));
        if (spread >= announcementMost.published) return TOO_MANY;
        await updateAnnouncement(
          tx,
          id,
          at
            ? { scheduledAt: at, scheduledBy: member.accountId ?? null }
            : { status: 'published', publishedAt: now, scheduledAt: null, scheduledBy: null },
        );
        const entry = at
          ? { event: 'announcement.schedule', text: `Scheduled the announcement “${slug}” for ${utcText(at)}.` }
          : { event: 'announcement.publish', text: `Published the announcement “${slug}”.` };
        await recordAudit(tx, { member, ...entry, now });
        input.afterCommit(() => {
          jobs.wake('announcements');
          jobs.wake('announcement-emails');
        });
        return ok({ data: null });
      },
      LIMITED,
    ),

    route(
      announcementUnschedule,
      async ({ caller: { member }, now, params: { announcement: slug }, tx }) => {
        const own = await lockOwn(tx, member, slug);
        if (!own.ok) return own;
        if (!own.value.scheduledAt) return err(refusal.notFound('scheduled publication'));
        await updateAnnouncement(tx, own.value.id, { scheduledAt: null, scheduledBy: null });
        const text = `Cancelled the scheduled publication of the announcement “${slug}”.`;
        await recordAudit(tx, { member, event: 'announcement.unschedule', text, now });
        return ok({ data: null });
      },
      LIMITED,
    ),

    route(
      announcementDelete,
      async (input) => {
        const { caller, now, params, tx } = input;
        const { announcement: slug } = params;
        const own = await lockOwn(tx, caller.member, slug);
        if (!own.ok) return own;
        await deleteAnnouncement(tx, own.value.id, now);
        const text = `Deleted the announcement “${slug}”.`;
        await recordAudit(tx, { member: caller.member, event: 'announcement.remove', text, now });
        input.afterCommit(() => {
          jobs.wake('announcements');
        });
        return ok({ data: null });
      },
      LIMITED,
    ),

    route(
      announcementPreview,
      ({ body }) => Promise.resolve(ok({ data: { html: renderMarkdown(body.body) } })),
      LIMITED,
    ),
  ];
}
