import type { AnnouncementText, EditedAnnouncement, OwnAnnouncements } from '../../domain/console/announcement';
import type { OwnReview, OwnReviewFilter, OwnReviews, ReviewAnswer } from '../../domain/console/own-reviews';
import type { PlayerMessage, PlayerMessages } from '../../domain/console/player-message';
import type { Result } from '../../domain/shared/result';
import type { TicketStatus } from '../../domain/support/ticket';
import type { ApiFailure } from '../http/api-failure';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** A draft after it is stored. */
interface StoredDraft {
  readonly slug: string;
  readonly revision: string;
}

/** Reviews, announcements and messages of players in the developer console; `developer`, `game` and `slug` are slugs. Another developer's data is a 404. */
export interface DeveloperCommunityGateway {
  /** Loads a page of a game's reviews, newest first. */
  reviews(developer: string, game: string, filter: OwnReviewFilter, page: number): Answer<OwnReviews>;
  /** Loads a review with its answer. */
  review(developer: string, game: string, id: string): Answer<OwnReview>;
  /** Answers a review, or changes the answer of a revision; 409 if another member was faster. */
  answer(
    developer: string,
    game: string,
    id: string,
    answer: { readonly body: string; readonly revision: string | undefined },
  ): Answer<ReviewAnswer>;
  /** Deletes the answer of a revision; 409 if another member has changed it. */
  removeAnswer(developer: string, game: string, id: string, revision: string): Answer<void>;
  /** Loads a page of announcements with drafts, newest first. */
  announcements(developer: string, page: number): Answer<OwnAnnouncements>;
  /** Loads an announcement to edit it. */
  announcement(developer: string, slug: string): Answer<EditedAnnouncement>;
  /** Stores a draft. */
  createAnnouncement(developer: string, text: AnnouncementText): Answer<StoredDraft>;
  /** Changes the texts since a revision, and returns the next one; 409 after a change by another member. */
  changeAnnouncement(developer: string, slug: string, revision: string, text: AnnouncementText): Answer<string>;
  /** Publishes a draft now, or at a time in ISO 8601, UTC; 409 after a change by another member. */
  publishAnnouncement(developer: string, slug: string, revision: string, at: string | undefined): Answer<void>;
  /** Cancels a scheduled publication. */
  unscheduleAnnouncement(developer: string, slug: string): Answer<void>;
  /** Deletes an announcement. */
  deleteAnnouncement(developer: string, slug: string): Answer<void>;
  /** Converts the text of an announcement to sanitised HTML. */
  previewAnnouncement(developer: string, body: string): Answer<string>;
  /** Loads a page of messages with a status, or of all, latest change first. */
  messages(developer: string, status: TicketStatus | undefined, page: number): Answer<PlayerMessages>;
  /** Loads a message with its posts. */
  message(developer: string, number: string): Answer<PlayerMessage>;
  /**
   * Answers a message once for each idempotency key, and returns it with the answer. `replies` is the number of replies
   * that the member has seen; 409 if there are newer ones.
   */
  answerMessage(
    developer: string,
    number: string,
    answer: { readonly text: string; readonly replies: number },
    key: string,
  ): Answer<PlayerMessage>;
  /** Closes a message of which the member has seen this number of replies; 409 if there are newer ones. */
  closeMessage(developer: string, number: string, replies: number): Answer<PlayerMessage>;
}
