import type { CancelSignal } from '../system/cancel-signal';
import type { Home } from '../../domain/home/home';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

export interface HomeGateway {
  /** Returns the whole content of the home page in one response (spec 1 §2). */
  home(signal?: CancelSignal): Promise<Result<Home, ApiFailure>>;
}
