import * as z from 'zod/mini';
import { announcementLimits, announcementStates } from '../domain/console/announcement';
import { ratings } from '../domain/reviews/rating';
import { defineCall } from './define-call';
import { noData, orNull, wireDate, wireFlag, wirePage, wirePagination, wireSlug } from './wire-values';

const developer = z.object({ developer: wireSlug });
const game = z.object({ developer: wireSlug, game: wireSlug });
const reviewOf = z.object({ developer: wireSlug, game: wireSlug, review: z.uuid() });
const announcement = z.object({ developer: wireSlug, announcement: wireSlug });
const wireRevision = z.string().check(z.maxLength(64));

/** An answer to a review in plain text. */
const wireAnswer = z.object({
  body: z.string(),
  posted: wireDate,
  /** Time of the last change; without a change, the time of the answer. */
  changed: wireDate,
  /** Username of the member who wrote the answer; null for a deleted account. */
  by: orNull(z.string()),
  /** Changes with each change of the answer. */
  revision: z.string(),
});

/** A review of a game, as the members of its developer see it. */
const wireOwnReview = z.object({
  id: z.uuid(),
  rating: z.literal(ratings),
  body: z.string(),
  /** Null if the author has deleted their account. */
  author: orNull(z.object({ username: z.string(), alias: z.string() })),
  date: z.object({ posted: wireDate, updated: wireDate }),
  answer: orNull(wireAnswer),
});

export const developerReviews = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/reviews',
  access: 'member',
  action: 'community.read',
  summary: 'Returns one page of eight reviews of a game with their answers, newest first.',
  params: game,
  query: z.object({
    /** True to leave out reviews with an answer. */
    unanswered: wireFlag,
    stars: z.optional(z.pipe(z.coerce.number(), z.literal(ratings))),
    page: wirePage,
  }),
  data: z.object({ reviews: z.array(wireOwnReview), pagination: wirePagination }),
});

export const developerReview = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/review/{review}',
  access: 'member',
  action: 'community.read',
  summary: 'Returns a review of a game with its answer.',
  params: reviewOf,
  data: z.object({ review: wireOwnReview }),
});

export const answerWrite = defineCall({
  method: 'PUT',
  path: '/v1/private/developer/{developer}/game/{game}/review/{review}/answer',
  access: 'member',
  action: 'community.answer',
  summary:
    'Answers a review, or changes the answer. 409 if another member has answered, changed or deleted it since the revision.',
  params: reviewOf,
  body: z.strictObject({
    /** 20 to 2,000 characters after `plainText`. */
    body: z.string(),
    /** Revision of the answer to change; null for the first answer. */
    revision: orNull(wireRevision),
  }),
  data: z.object({ answer: wireAnswer }),
});

export const answerRemove = defineCall({
  method: 'DELETE',
  path: '/v1/private/developer/{developer}/game/{game}/review/{review}/answer',
  access: 'member',
  action: 'community.answer',
  summary: 'Deletes the answer to a review; 404 without an answer, 409 if the answer was changed since the revision.',
  params: reviewOf,
  body: z.strictObject({ revision: wireRevision }),
  data: noData,
});

const writtenAnnouncement = {
  title: z.string().check(z.maxLength(announcementLimits.title)),
  /** Markdown. */
  body: z.string().check(z.maxLength(announcementLimits.body)),
  /** Slug of the published game that the announcement is about. */
  game: orNull(wireSlug),
};

const wireAnnouncementState = z.enum(announcementStates);

export const announcementList = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/announcements',
  access: 'member',
  action: 'community.read',
  summary: 'Returns one page of eight announcements of a developer with drafts, newest first.',
  params: developer,
  query: z.object({ page: wirePage }),
  data: z.object({
    announcements: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        state: wireAnnouncementState,
        /** Time of the publication; for a draft, the time of its last change. */
        date: wireDate,
        /** Time of the scheduled publication. */
        scheduled: orNull(wireDate),
      }),
    ),
    pagination: wirePagination,
  }),
});

export const announcementForm = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/announcement/{announcement}',
  access: 'member',
  action: 'community.read',
  summary: 'Returns an announcement of a developer to edit it.',
  params: announcement,
  data: z.object({
    text: z.object({ title: z.string(), body: z.string(), game: orNull(z.string()) }),
    /** Changes with each change of the texts. */
    revision: z.string(),
    state: wireAnnouncementState,
    scheduled: orNull(wireDate),
    /** Body as sanitised HTML. */
    html: z.string(),
    /** Address of a published announcement's page in the portal. */
    page: orNull(z.string()),
  }),
});

export const announcementCreate = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/announcements',
  access: 'member',
  action: 'announcements.publish',
  summary: 'Stores a draft of an announcement, whose slug is derived from the title. 409 for more than 20 drafts.',
  params: developer,
  body: z.strictObject(writtenAnnouncement),
  data: z.object({ slug: z.string(), revision: z.string() }),
});

export const announcementChange = defineCall({
  method: 'PUT',
  path: '/v1/private/developer/{developer}/announcement/{announcement}',
  access: 'member',
  action: 'announcements.publish',
  summary: 'Changes the texts of an announcement; 409 if the texts were changed since the revision.',
  params: announcement,
  body: z.strictObject({ revision: wireRevision, text: z.strictObject(writtenAnnouncement) }),
  data: z.object({ revision: z.string() }),
});

export const announcementPublish = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/announcement/{announcement}/publish',
  access: 'member',
  action: 'announcements.publish',
  summary:
    'Publishes a draft now or at a time. 409 if the draft was changed since the revision or is published, or after ten publications in 24 hours.',
  params: announcement,
  body: z.strictObject({
    revision: wireRevision,
    /** In the future, at most a year ahead; null for now. */
    at: orNull(wireDate),
  }),
  data: noData,
});

export const announcementUnschedule = defineCall({
  method: 'DELETE',
  path: '/v1/private/developer/{developer}/announcement/{announcement}/schedule',
  access: 'member',
  action: 'announcements.publish',
  summary: 'Cancels the scheduled publication of an announcement; 404 without one.',
  params: announcement,
  data: noData,
});

export const announcementDelete = defineCall({
  method: 'DELETE',
  path: '/v1/private/developer/{developer}/announcement/{announcement}',
  access: 'member',
  action: 'announcements.publish',
  summary: 'Deletes an announcement with the notifications of the developer’s followers.',
  params: announcement,
  data: noData,
});

export const announcementPreview = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/announcement-preview',
  access: 'member',
  action: 'announcements.publish',
  summary: 'Returns the sanitised HTML of an announcement’s page; stores nothing.',
  params: developer,
  body: z.strictObject({ body: writtenAnnouncement.body }),
  data: z.object({ html: z.string() }),
});
