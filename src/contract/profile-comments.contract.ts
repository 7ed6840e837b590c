import * as z from 'zod/mini';
import { defineCall } from './define-call';
import { wirePerson } from './profile.contract';
import { noData, orNull, wireDate } from './wire-values';

const user = z.string().check(z.minLength(1), z.maxLength(64));
const path = 'user/community/profile/{user}/comments';

/** A comment on a profile. */
const wireComment = z.object({
  id: z.uuid(),
  author: wirePerson,
  /** Plain text with line breaks. */
  text: z.string(),
  date: wireDate,
  /** True if the caller wrote the comment or owns the profile. */
  deletable: z.boolean(),
});

export const profileComments = defineCall({
  method: 'GET',
  path: `/v1/public/${path}`,
  access: 'anyone',
  summary:
    'Returns ten comments on a player’s profile, newest first; 403 if the comments are hidden from the caller, 404 for an unknown player.',
  params: z.object({ user }),
  query: z.object({
    /** Cursor: the `next` of the previous response; returns older comments. */
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  data: z.object({
    comments: z.array(wireComment),
    /** Cursor of the next page; null on the last page. */
    next: orNull(z.string()),
  }),
});

export const profileCommentPost = defineCall({
  method: 'POST',
  path: `/v1/private/${path}`,
  access: 'player',
  summary:
    'Posts a comment on another player’s profile; 403 if the player allows the caller no comment, 404 for an unknown player.',
  params: z.object({ user }),
  body: z.strictObject({
    /** Plain text of 1 to 500 characters. */
    text: z.string().check(z.maxLength(4000)),
  }),
  data: wireComment,
});

export const profileCommentDelete = defineCall({
  method: 'DELETE',
  path: `/v1/private/${path}/{comment}`,
  access: 'player',
  summary: 'Deletes a comment by the caller or on the caller’s profile; 404 for any other.',
  params: z.object({ user, comment: z.string().check(z.maxLength(64)) }),
  data: noData,
});

export type WireProfileComment = z.input<typeof wireComment>;
