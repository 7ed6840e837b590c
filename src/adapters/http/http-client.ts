import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { BodyOf, DataOf, ParamsOf, QueryOf } from '../../contract/call';
import type { Result } from '../../domain/shared/result';
import { err } from '../../domain/shared/result';
import type { CallName, Calls, Wire } from './wire';
import type { Transport, TransportReply } from './transport';

export interface CallInput<N extends CallName> {
  readonly params?: ParamsOf<Calls[N]>;
  readonly query?: QueryOf<Calls[N]>;
  readonly body?: BodyOf<Calls[N]>;
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
  ) {}

  async send<N extends CallName>(
    name: N,
    { signal, ...input }: CallInput<N> = {},
  ): Promise<Result<DataOf<Calls[N]>, ApiFailure>> {
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
    return wire.readReply(name, reply);
  }
}
