import type { CancelSignal } from '../system/cancel-signal';
import type { Home } from '../../domain/home/home';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Where the home page's content comes from. */
export interface HomeGateway {
  home(signal?: CancelSignal): Promise<Result<Home, ApiFailure>>;
}
