import type { ApiFailure } from '../../application/http/api-failure';
import type { PictureFile } from '../../application/profile/picture-file';
import { isSignedOut } from '../../application/session/is-signed-out';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { BodyOf, DataOf, ParamsOf, QueryOf } from '../../contract/call';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { Transport, TransportReply } from './transport';
import type { CallName, Calls, ApiResponse, Wire } from './wire';

type Answer<T> = Promise<Result<T, ApiFailure>>;
type Data<N extends CallName> = DataOf<Calls[N]>;

export interface CallInput<N extends CallName> {
  readonly params?: ParamsOf<Calls[N]>;
  readonly query?: QueryOf<Calls[N]>;
  readonly body?: BodyOf<Calls[N]>;
  /** Picture sent as the body instead of JSON. */
  readonly picture?: PictureFile;
  /** Idempotency key, for calls that accept one. */
  readonly key?: string;
  readonly signal?: CancelSignal | undefined;
}

/**
 * Sends the calls of the contract as JSON and maps every outcome to data or an `ApiFailure` (spec 1 §7, §8).
 * @rule 1.8.1 A call without a response from the server is a network failure.
 * @rule 2.8.7 An aborted call is distinguished from a failed call.
 */
export class HttpClient {
  constructor(
    private readonly transport: Transport,
    /** Loads the contract with the first call, because a rendered page needs no contract. */
    private readonly loadWire: () => Promise<Wire>,
    /** Called when a call for players is rejected because the visitor is not logged in. */
    private readonly sessionRefused: () => void = () => undefined,
  ) {}

  /** Sends a call and returns its data, mapped if a mapper is given. */
  send<N extends CallName>(name: N, input?: CallInput<N>): Answer<Data<N>>;
  send<N extends CallName, T>(name: N, input: CallInput<N>, map: (data: Data<N>) => T): Answer<T>;
  async send<N extends CallName, T>(
    name: N,
    input: CallInput<N> = {},
    map?: (data: Data<N>) => T,
  ): Promise<Result<Data<N> | T, ApiFailure>> {
    return this.sendWithMessage(name, input, ({ data }) => (map ? map(data) : data));
  }

  /** Sends a call and maps its data with the server's message. */
  async sendWithMessage<N extends CallName, T>(
    name: N,
    { signal, ...input }: CallInput<N>,
    map: (response: ApiResponse<Data<N>>) => T,
  ): Answer<T> {
    let wire: Wire;
    let reply: TransportReply;
    try {
      wire = await this.loadWire();
    } catch {
      return err({ kind: 'network' });
    }
    const { path, ...request } = wire.toRequest(name, input);
    try {
      reply = await this.transport(path, { ...request, ...(signal === undefined ? {} : { signal }) });
    } catch {
      return err({ kind: signal?.aborted === true ? 'aborted' : 'network' });
    }
    const answer = wire.readReply(name, reply);
    if (answer.ok) return ok(map(answer.value));
    if (isSignedOut(answer.error) && wire.needsPlayer(name)) this.sessionRefused();
    return answer;
  }
}
