import type { CancelSignal } from '../system/cancel-signal';
import type { Home } from '../../domain/home/home';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Where the home page's content comes from. */
export interface HomeGateway {
  /** Everything that the home page shows, in one answer (spec 1 §2). */
  home(signal?: CancelSignal): Promise<Result<Home, ApiFailure>>;
}
