import type { Relation } from '../account/privacy';
import { canContact, canView } from '../account/privacy';
import type { CommentAccess, Person } from '../account/profile';
import { canViewProfile } from '../account/profile';
import type { TextLimits, TextProblem } from '../reviews/text-limits';
import { textProblem } from '../reviews/text-limits';
import type { UserSettings } from '../session/settings';
import { plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/**
 * Length limits of a comment on a profile, in characters.
 * @rule 3.4 A comment on a profile has 1 to 500 characters.
 */
export const COMMENT_LIMITS: TextLimits = { min: 1, max: 500 };

/** A comment on a player's profile. */
export interface ProfileComment {
  readonly id: string;
  readonly author: Person;
  /** Plain text. */
  readonly text: string;
  /** ISO 8601. */
  readonly date: string;
  /** True if the viewer wrote the comment or owns the profile. */
  readonly deletable: boolean;
}

/**
 * Returns the access to a profile's comments that its owner's settings give to a viewer.
 * @rule 1.3.3 Viewers who may see the comments of a profile may write one, except visitors and the player.
 */
export function commentAccessFor(settings: UserSettings, relation: Relation): CommentAccess {
  if (!canViewProfile(settings, relation) || !canView(settings.privacy.profile_comments, relation)) return 'closed';
  return canContact(settings, 'comment', relation) ? 'write' : 'read';
}

/**
 * True if a player may delete a comment.
 * @rule 3.4 A comment is deleted by its author or by the owner of the profile.
 */
export function canDeleteComment(
  comment: { readonly authorId: string; readonly profileId: string },
  playerId: string | undefined,
): boolean {
  return playerId !== undefined && (comment.authorId === playerId || comment.profileId === playerId);
}

/**
 * Returns a comment's text as it is sent and stored, or the problem with its length.
 * @rule 3.4 A comment on a profile is public: its author's name and picture are visible even when the author's own
 * profile is hidden.
 */
export function checkComment(text: string): Result<string, TextProblem> {
  const problem = textProblem(text, COMMENT_LIMITS);
  return problem === undefined ? ok(plainText(text)) : err(problem);
}
