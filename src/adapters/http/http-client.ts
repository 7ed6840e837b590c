import type { ApiFailure } from '../../application/http/api-failure';
import type { PictureFile } from '../../application/profile/picture-file';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { BodyOf, DataOf, ParamsOf, QueryOf } from '../../contract/call';
import type { Result } from '../../domain/shared/result';
import { isSignedOut } from '../../application/session/is-signed-out';
import { err } from '../../domain/shared/result';
import { mapOk } from './map-ok';
import type { CallName, Calls, ApiResponse, Wire } from './wire';
import type { Transport, TransportReply } from './transport';

export interface CallInput<N extends CallName> {
  readonly params?: ParamsOf<Calls[N]>;
  readonly query?: QueryOf<Calls[N]>;
  readonly body?: BodyOf<Calls[N]>;
  /** What is sent instead of JSON, of a call that takes a picture. */
  readonly picture?: PictureFile;
  /** Idempotency key, of a call that takes one. */
  readonly key?: string;
  readonly signal?: CancelSignal | undefined;
}

/**
 * Sends the calls of the contract as JSON and turns every way in which they can end into data or an `ApiFailure` (spec 1 §7, §8).
 * @rule 1.8.1 A call without any answer of the server is a network failure.
 * @rule 2.8.7 A call that was aborted is told apart from a failed one.
 */
export class HttpClient {
  constructor(
    private readonly transport: Transport,
    /** The contract comes with the first call, since a rendered page needs none. */
    private readonly loadWire: () => Promise<Wire>,
    /** Hears of a call that only a player may make and that was refused because nobody is signed in. */
    private readonly sessionRefused: () => void = () => undefined,
  ) {}

  /** Sends a call for its data. */
  async send<N extends CallName>(name: N, input: CallInput<N> = {}): Promise<Result<DataOf<Calls[N]>, ApiFailure>> {
    return mapOk(await this.ask(name, input), ({ data }) => data);
  }

  /** Sends a call for its data and for what the server says of it. */
  async ask<N extends CallName>(
    name: N,
    { signal, ...input }: CallInput<N> = {},
  ): Promise<Result<ApiResponse<DataOf<Calls[N]>>, ApiFailure>> {
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
    if (!answer.ok && isSignedOut(answer.error) && wire.needsPlayer(name)) this.sessionRefused();
    return answer;
  }
}
