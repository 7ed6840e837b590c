import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import type { SessionViewModel } from '../session/session.view-model';
import type { RetryViewModel } from './retry.view-model';

/** Services of an error page; undefined for a page without the shell. */
export interface ErrorServices {
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
  readonly createRetry: (again: () => void) => RetryViewModel;
}
