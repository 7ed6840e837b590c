import type { TokenCall } from '../../domain/tokens/token-call';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** What the call of a token page brought, with the server's sentence about it. */
export interface TokenAnswer<Data> {
  readonly data: Data;
  readonly message: string;
}

/** The server's side of one token page (spec 2 §7). */
export interface TokenGateway<Data> {
  /** Makes the call of the page's own template; refused with 422 when its link is used up, expired or unknown. */
  call(call: TokenCall, signal?: CancelSignal): Promise<Result<TokenAnswer<Data>, ApiFailure>>;
}
