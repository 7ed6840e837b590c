import type { ContactForm } from '../../domain/help/contact-form';
import type { HelpQuestion } from '../../domain/help/help-question';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** The help centre. */
export interface HelpGateway {
  /** Every question, in its order. */
  questions(signal?: CancelSignal): Promise<Result<readonly HelpQuestion[], ApiFailure>>;
  /** Sends a message to the support in the name of whoever is signed in, or of nobody; answers the number of its ticket, for the same message under the same idempotency key the same. */
  send(message: ContactForm, key: string): Promise<Result<string, ApiFailure>>;
}
