import type { Pagination } from '../shared/pagination';
import type { MergeChoice, MergeConflict } from './draft-merge';
import type { MemberRole, TokenAction } from './member-role';
import type { DraftAction } from './publication';
import type { Storage } from './storage';

/** Roles that an owner can give. */
export const givenRoles = ['owner', 'publisher', 'analyst', 'support'] as const satisfies readonly MemberRole[];
export type GivenRole = (typeof givenRoles)[number];

/** A developer of the logged-in player. */
export interface OwnDeveloper {
  readonly slug: string;
  readonly name: string;
  /** URL of the logo. */
  readonly logo: string;
  readonly role: MemberRole;
}

/** An open invitation of the logged-in player. */
export interface OwnInvitation {
  readonly id: string;
  /** Name of the developer. */
  readonly developer: string;
  readonly role: GivenRole;
  readonly invitedBy: string;
  /** ISO 8601, UTC. */
  readonly expires: string;
}

/** First data of the console: the player's developers, and a way to become one. */
export interface ConsoleHome {
  /** The logged-in player with the name shown on screens. */
  readonly player: { readonly id: string; readonly name: string };
  readonly developers: readonly OwnDeveloper[];
  readonly invitations: readonly OwnInvitation[];
  /** `open` creates a developer at once, `review` asks the operator, `closed` accepts no applications. */
  readonly policy: 'open' | 'review' | 'closed';
  readonly application:
    | {
        readonly slug: string;
        readonly name: string;
        readonly state: 'waiting' | 'refused';
        readonly reason: string | undefined;
      }
    | undefined;
}

/** A member of a developer; `self` marks the logged-in player. */
export interface Member {
  readonly username: string;
  readonly role: MemberRole;
  /** ISO 8601, UTC; undefined for members of earlier releases. */
  readonly since: string | undefined;
  readonly self: boolean;
}

/** An open invitation of a developer; dates in ISO 8601, UTC. */
export interface SentInvitation {
  readonly id: string;
  readonly username: string;
  readonly role: GivenRole;
  readonly sent: string;
  readonly expires: string;
}

export interface MemberList {
  readonly members: readonly Member[];
  readonly invitations: readonly SentInvitation[];
}

/** Kinds of actors in the audit log; `unknown` is the operator or a deleted account in an entry of an earlier release. */
export const auditActorKinds = ['member', 'token', 'operator', 'system', 'unknown'] as const;

/** Author of a change; `name` is undefined for a deleted account and for kinds without a name. */
export interface AuditActor {
  readonly kind: (typeof auditActorKinds)[number];
  readonly name: string | undefined;
}

/** A change by a member, a token, the operator or a background job. */
export interface AuditEntry {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: AuditActor;
  readonly event: string;
  readonly text: string;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly pagination: Pagination;
}

/** An access token without its secret; dates in ISO 8601, UTC. */
export interface AccessToken {
  readonly id: string;
  readonly name: string;
  readonly actions: readonly TokenAction[];
  /** Slug of the only game; undefined for all games. */
  readonly game: string | undefined;
  readonly createdBy: string | undefined;
  readonly created: string;
  readonly expires: string;
  readonly used: string | undefined;
}

/** A token to create; it expires after 1 to 365 days. */
export interface NewToken {
  readonly name: string;
  readonly actions: readonly TokenAction[];
  readonly game: string | undefined;
  readonly days: number;
}

/** A game in the console: `unpublished` ones have no public page, `new` ones only a draft. */
export interface ConsoleGame {
  readonly slug: string;
  readonly title: string;
  readonly state: 'published' | 'unpublished' | 'taken-down' | 'new';
  /** Version that opens by default. */
  readonly opens: string | undefined;
  readonly draft: GameDraft | undefined;
}

/** A draft of a game: `version` is its newest build, `page` its private link. */
export interface GameDraft {
  readonly slug: string;
  readonly version: string;
  readonly page: string;
  /** Time of the scheduled release, ISO 8601, UTC. */
  readonly release: string | undefined;
  /** Open change, with the id of its publication. */
  readonly change: { readonly id: string; readonly action: DraftAction } | undefined;
}

/** A requested change of a draft. */
export interface DraftChange {
  readonly action: DraftAction;
  /** Version of a release, or the part to raise; undefined for the next patch version. */
  readonly version: string | undefined;
  /** Version of the draft's build that the member has seen. */
  readonly build: string | undefined;
  /** Decision about fields that have changed both in the draft and in the public game. */
  readonly choice?: MergeChoice | undefined;
}

/** Fields that have changed both in a draft and in its public game. `revision` changes with each conflict. */
export interface DraftConflicts {
  readonly revision: string;
  readonly conflicts: readonly MergeConflict[];
}

/** A build of a game; `opens` marks the newest active one. */
export interface Build {
  readonly version: string;
  readonly state: 'opens' | 'active' | 'inactive';
  readonly bytes: number;
  /** ISO 8601, UTC. */
  readonly created: string;
  readonly hash: string | undefined;
  /** Release notes in Markdown. */
  readonly notes: string | undefined;
}

/** Builds of a game, newest first, and the storage that its developer uses. */
export interface BuildList {
  readonly builds: readonly Build[];
  readonly storage: Storage;
}

/** Options of a publication. */
export interface PublicationOptions {
  /** Slug; undefined for the one in `game.json`. */
  readonly game: string | undefined;
  /** A version such as 1.2.0, or the part to raise; undefined for the next patch version. */
  readonly version: string | undefined;
  readonly draft: boolean;
  /** Release notes in Markdown; undefined without any. */
  readonly notes: string | undefined;
}

/** Result of a successful publication; `check` is the report of the build check. */
export interface Published {
  readonly game: string;
  readonly version: string;
  readonly status: 'draft' | 'published';
  readonly files: number;
  readonly check: string | undefined;
  readonly page: string;
  readonly build: string;
}

/**
 * A publication or a change of a draft in the background; `error` is one sentence or the report of the check. A renewed or deleted draft
 * has no result.
 */
export interface Publication {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'published' | 'refused';
  readonly error: string | undefined;
  readonly result: Published | undefined;
}
