import type { ContactForm } from '../../domain/help/contact-form';
import type { HelpQuestion } from '../../domain/help/help-question';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

export interface HelpGateway {
  /** Returns all questions in display order. */
  questions(signal?: CancelSignal): Promise<Result<readonly HelpQuestion[], ApiFailure>>;
  /**
   * Sends a message to the support, as the logged-in player or as a visitor, and returns the ticket number.
   * The same message with the same idempotency key returns the same number.
   */
  send(message: ContactForm, key: string): Promise<Result<string, ApiFailure>>;
}
