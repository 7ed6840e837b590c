import type { MergeChoice } from './draft-merge';

/** Changes of a game's draft: its publication, another private link, or its deletion. */
export const draftActions = ['release', 'renew', 'remove'] as const;
export type DraftAction = (typeof draftActions)[number];

/** Maximum length of the release notes of a build, in characters. */
export const RELEASE_NOTES_MAX = 4000;

/** Options of the publication of an uploaded build, or of a change of a draft. */
export interface PublicationRequest {
  /** Undefined takes the slug in its `game.json`. */
  readonly game?: string | undefined;
  /** A version like 1.2.0, or the part of the newest version to raise. */
  readonly version: string;
  readonly draft: boolean;
  /** Release notes in Markdown. */
  readonly notes?: string | undefined;
  /** Undefined for an uploaded build. */
  readonly draftAction?: DraftAction | undefined;
  /** True for a scheduled release, whose end is sent to the members. */
  readonly scheduled?: boolean | undefined;
  /** Version of the draft's build that is released; undefined for the newest. */
  readonly build?: string | undefined;
  /** Decision about fields that have changed both in the draft and in the public game. */
  readonly choice?: MergeChoice | undefined;
}

/** Result of a publication that has ended well. */
export interface PublicationResult {
  readonly game: string;
  readonly version: string;
  readonly status: 'draft' | 'published';
  readonly files: number;
  /** Text of the build check; null if it was skipped. */
  readonly check: string | null;
  /** Address of the game's page; for a draft, with its key. */
  readonly page: string;
  /** Address of the build. */
  readonly build: string;
}
