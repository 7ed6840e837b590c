import type { CommentAccess, Person } from '../account/profile';
import { canContact } from '../account/can-contact';
import { canView } from '../account/can-view';
import { canViewProfile } from '../account/profile-parts';
import type { Relation } from '../account/relation';
import type { UserSettings } from '../session/settings';
import { plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { TextLimits, TextProblem } from '../reviews/text-limits';
import { textProblem } from '../reviews/text-limits';

/**
 * The lengths of a comment on a profile, in characters.
 * @rule 3.4 A comment on a profile has 1 to 500 characters.
 */
export const COMMENT_LIMITS: TextLimits = { min: 1, max: 500 };

/** What somebody has written on a profile. */
export interface ProfileComment {
  readonly id: string;
  readonly author: Person;
  /** Plain text. */
  readonly text: string;
  /** ISO 8601. */
  readonly date: string;
  /** Whoever looks has written it, or it stands on their own profile. */
  readonly deletable: boolean;
}

/**
 * How far a player's settings open the comments on their profile.
 * @rule 1.3.3 Who may see the comments of a profile may write one, but for visitors and the player.
 */
export function commentAccessFor(settings: UserSettings, relation: Relation): CommentAccess {
  if (!canViewProfile(settings, relation) || !canView(settings.privacy.profile_comments, relation)) return 'closed';
  return canContact(settings, 'comment', relation) ? 'write' : 'read';
}

/**
 * Tells whether a comment is a player's to delete.
 * @rule 3.4 A comment is deleted by who has written it, or by whose profile it stands on.
 */
export function canDeleteComment(
  comment: { readonly authorId: string; readonly profileId: string },
  playerId: string | undefined,
): boolean {
  return playerId !== undefined && (comment.authorId === playerId || comment.profileId === playerId);
}

/**
 * A comment as it is sent and stored, or what is wrong with its length.
 * @rule 3.4 Who comments on a profile writes in public by choice: name and picture stand there also while the writer's own profile is hidden, which the name then leads to.
 */
export function checkComment(text: string): Result<string, TextProblem> {
  const problem = textProblem(text, COMMENT_LIMITS);
  return problem === undefined ? ok(plainText(text)) : err(problem);
}
