import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import type { SessionViewModel } from '../session/session.view-model';
import type { RetryViewModel } from './retry.view-model';

/** What an error page leads on with; a page without its shell has none of it. */
export interface ErrorServices {
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
  readonly createRetry: (again: () => void) => RetryViewModel;
}
