import type { IncomingHttpHeaders } from 'node:http';
import { isIdempotencyKey } from '../../../src/domain/market/idempotency-key';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { AnyCall } from '../../../src/contract/call';
import type { Refusal } from './refusal';
import { refusal } from './refusal';

/** The key of a request to a call that takes one; 400 for what is none. */
export function readIdempotencyKey(
  { takesKey }: Pick<AnyCall, 'takesKey'>,
  headers: IncomingHttpHeaders,
): Result<string | undefined, Refusal> {
  const key = takesKey ? headers['idempotency-key'] : undefined;
  if (key === undefined) return ok(undefined);
  if (typeof key === 'string' && isIdempotencyKey(key)) return ok(key);
  return err(refusal.badRequest('An idempotency key has 16 to 64 letters, digits, underscores and hyphens.'));
}
