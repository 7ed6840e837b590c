import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { TokenAction } from '../../../../src/domain/console/member-role';
import type { PublicationRequest, PublicationResult } from '../../../../src/domain/console/publication';
import { accounts } from './accounts';
import { moment } from './columns';
import { developers } from './developers';
import { games } from './games';

const id = () => uuid('id').primaryKey().defaultRandom();
const developerId = () =>
  integer('developer_id')
    .notNull()
    .references(() => developers.id, { onDelete: 'cascade' });
const account = (name: string) => uuid(name).references(() => accounts.id, { onDelete: 'set null' });

/** Applications of players who want to become developers. An accepted one is deleted. */
export const developerApplications = pgTable(
  'developer_applications',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    refusedAt: moment('refused_at'),
    /** The operator's reason for a refusal. */
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('developer_applications_slug_unique')
      .on(table.slug)
      .where(sql`refused_at is null`),
  ],
);

/**
 * Open invitations to a developer, of an account or of the player who has confirmed an email address. Rows for unknown addresses exist too, so
 * that the list of invitations does not reveal who has an account.
 */
export const developerInvitations = pgTable(
  'developer_invitations',
  {
    id: id(),
    developerId: developerId(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Invited email address in its comparable form; null for an account. */
    emailKey: text('email_key'),
    role: text('role', { enum: ['owner', 'publisher', 'analyst', 'support'] }).notNull(),
    invitedBy: account('invited_by'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('developer_invitations_account_unique').on(table.developerId, table.accountId),
    unique('developer_invitations_email_unique').on(table.developerId, table.emailKey),
    check('developer_invitations_one_invited', sql`num_nonnulls(${table.accountId}, ${table.emailKey}) = 1`),
    index('developer_invitations_account_index').on(table.accountId),
    index('developer_invitations_email_index').on(table.emailKey),
    index('developer_invitations_invited_by_index').on(table.invitedBy),
  ],
);

/** Access tokens for programs of a developer. `tokenHash` is the SHA-256 of the secret. */
export const developerTokens = pgTable(
  'developer_tokens',
  {
    id: id(),
    developerId: developerId(),
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    actions: jsonb('actions').$type<readonly TokenAction[]>().notNull(),
    /** Slug of the only game, which may not exist yet; null for all. */
    game: text('game'),
    createdBy: account('created_by'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    unique('developer_tokens_hash_unique').on(table.tokenHash),
    index('developer_tokens_developer_index').on(table.developerId, table.createdAt),
    index('developer_tokens_created_by_index').on(table.createdBy),
  ],
);

/** Kinds of actors in the audit log. `system` is a background job. */
const auditActors = ['member', 'token', 'operator', 'system'] as const;

/** Changes of a developer by members, tokens, the operator and background jobs. No call changes a row. `cleanup` deletes rows after the days of `HOLOCADE_AUDIT_DAYS`. */
export const developerAudit = pgTable(
  'developer_audit',
  {
    id: id(),
    developerId: developerId(),
    at: moment('at').notNull(),
    /** Null in rows of earlier releases, of which some have a token or an account. */
    actor: text('actor', { enum: auditActors }),
    accountId: account('account_id'),
    /** Account that was changed, which the text names. */
    subjectId: account('subject_id'),
    /** Name of the token that acted, if one did. */
    tokenName: text('token_name'),
    event: text('event').notNull(),
    /** One sentence. */
    text: text('text').notNull(),
  },
  (table) => [
    index('developer_audit_developer_index').on(
      table.developerId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('developer_audit_at_index').on(table.at),
    check('developer_audit_actor_known', sql`${table.actor} in ('member', 'token', 'operator', 'system')`),
    index('developer_audit_account_index').on(table.accountId),
    index('developer_audit_subject_index').on(table.subjectId),
  ],
);

/** Uploads of builds. Their bytes are blobs below `uploads/{id}`. */
export const developerUploads = pgTable(
  'developer_uploads',
  {
    id: id(),
    developerId: developerId(),
    /** Size of the whole file in bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Number of received bytes. */
    received: bigint('received', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('developer_uploads_received', sql`${table.received} between 0 and ${table.size}`),
    index('developer_uploads_created_index').on(table.createdAt),
    index('developer_uploads_developer_index').on(table.developerId),
  ],
);

/** Publications of uploaded builds and changes of drafts, which run in the background. */
export const developerPublications = pgTable(
  'developer_publications',
  {
    id: id(),
    developerId: developerId(),
    /** Id of the upload. A change of a draft has none and repeats its own id. */
    uploadId: uuid('upload_id').notNull(),
    /** Options of the publication. */
    request: jsonb('request').$type<PublicationRequest>().notNull(),
    state: text('state', { enum: ['waiting', 'running', 'published', 'refused'] }).notNull(),
    error: text('error'),
    result: jsonb('result').$type<PublicationResult>(),
    requestedBy: account('requested_by'),
    tokenName: text('token_name'),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('developer_publications_state_known', sql`${table.state} in ('waiting', 'running', 'published', 'refused')`),
    index('developer_publications_developer_index').on(table.developerId, table.createdAt.desc().nullsFirst()),
    index('developer_publications_requested_by_index').on(table.requestedBy),
    index('developer_publications_ended_index').on(table.endedAt),
    index('developer_publications_open_index')
      .on(table.createdAt)
      .where(sql`state in ('waiting', 'running')`),
  ],
);

/** Scheduled releases of drafts, at most one for each. A release that is due becomes a publication. */
export const developerReleases = pgTable(
  'developer_releases',
  {
    /** Draft to release. */
    gameId: integer('game_id')
      .primaryKey()
      .references(() => games.id, { onDelete: 'cascade' }),
    developerId: developerId(),
    releaseAt: moment('release_at').notNull(),
    /** A version like 1.2.0, or the part of the newest version to raise. */
    version: text('version').notNull(),
    requestedBy: account('requested_by'),
    tokenName: text('token_name'),
  },
  (table) => [
    index('developer_releases_due_index').on(table.releaseAt),
    index('developer_releases_developer_index').on(table.developerId),
    index('developer_releases_requested_by_index').on(table.requestedBy),
  ],
);

/** Games with reviews that the members of their developer have not been notified of, and the times of the last notifications. */
export const reviewNotices = pgTable(
  'review_notices',
  {
    gameId: integer('game_id')
      .primaryKey()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Time of the first review after the last notification; null without one. */
    waitingSince: moment('waiting_since'),
    /** Time of the last notification; null before the first. */
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('review_notices_waiting_index')
      .on(table.waitingSince)
      .where(sql`waiting_since is not null`),
  ],
);
