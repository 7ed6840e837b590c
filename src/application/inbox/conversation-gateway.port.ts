import type { ConversationMessage, ConversationPage } from '../../domain/inbox/conversation';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** A new message; the sender chooses its id, so that a repeated request sends it once. */
export interface NewMessage {
  readonly id: string;
  readonly text: string;
}

/** Messages between the logged-in player and another player, by username. */
export interface ConversationGateway {
  /** Returns the newest thirty messages, or those before a message. Rejected with 404 for an unknown player. */
  read(user: string, before?: string): Promise<Result<ConversationPage, ApiFailure>>;
  /**
   * Sends a message. Idempotent by its id. Rejected with 403 when the player accepts none, 409 when the player is
   * blocked, and 429 above a limit.
   */
  send(user: string, message: NewMessage): Promise<Result<ConversationMessage, ApiFailure>>;
  /** Marks the other player's messages up to `newest` as read. Idempotent. */
  markRead(user: string, newest: string): Promise<Result<void, ApiFailure>>;
}
