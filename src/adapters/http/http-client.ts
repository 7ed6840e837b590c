import * as z from 'zod/mini';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { AnyCall, BodyOf, DataOf, ParamsOf, QueryOf } from '../../contract/call';
import { wireEnvelope, wireFieldErrors } from '../../contract/envelope';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import { callPath } from './call-path';
import type { Transport, TransportInit, TransportReply } from './transport';

export interface CallInput<C extends AnyCall> {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  readonly signal?: CancelSignal | undefined;
}

/** Sends the calls of the contract as JSON and turns every way in which they can end into data or an `ApiFailure` (spec 1 §7, §8). */
export class HttpClient {
  constructor(private readonly transport: Transport) {}

  async send<C extends AnyCall>(call: C, input: CallInput<C> = {}): Promise<Result<DataOf<C>, ApiFailure>> {
    let reply: TransportReply;
    try {
      reply = await this.transport(callPath(call, input), requestInit(call, input));
    } catch {
      return err({ kind: input.signal?.aborted === true ? 'aborted' : 'network' });
    }
    return read(call, reply);
  }
}

function requestInit<C extends AnyCall>(call: C, { body, signal }: CallInput<C>): TransportInit {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const content = call.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
  return { method: call.method, headers, ...content, ...(signal === undefined ? {} : { signal }) };
}

function read<C extends AnyCall>(call: C, reply: TransportReply): Result<DataOf<C>, ApiFailure> {
  const envelope = wireEnvelope.safeParse(parseJson(reply.body));
  if (!envelope.success) return err(reply.status >= 500 ? { kind: 'network' } : { kind: 'malformed' });
  const { status, data } = envelope.data;
  if (reply.status < 200 || reply.status > 299) return err(rejected(status, data, reply));
  const parsed = z.safeParse(call.data, data);
  return parsed.success ? ok(parsed.data as DataOf<C>) : err({ kind: 'malformed' });
}

function rejected(
  status: z.output<typeof wireEnvelope>['status'],
  data: unknown,
  { status: code, retryAfter }: TransportReply,
): ApiFailure {
  const fields = wireFieldErrors.safeParse(data);
  const seconds = Number(retryAfter);
  return {
    kind: 'rejected',
    status: code,
    message: status.message,
    debug: status.debug,
    fields: fields.success ? fields.data.errors : {},
    retryAfter: retryAfter !== undefined && Number.isFinite(seconds) ? seconds : undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
