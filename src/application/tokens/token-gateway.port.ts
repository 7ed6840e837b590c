import type { TokenCall } from '../../domain/tokens/token-call';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** Response of a token page's call, with the server's message. */
export interface TokenAnswer<Data> {
  readonly data: Data;
  readonly message: string;
}

/** Server call of one token page (spec 2 §7). */
export interface TokenGateway<Data> {
  /** Calls the endpoint of the page's template. Rejected with 422 when the link is used, expired or unknown. */
  call(call: TokenCall, signal?: CancelSignal): Promise<Result<TokenAnswer<Data>, ApiFailure>>;
}
