import * as z from 'zod/mini';
import type { AnyCall, DataOf } from '../../../src/contract/call';
import type { Answer } from './http-client';

/** Parses the data of a successful answer by the schema of its call; throws if it does not match. */
export function dataOf<C extends AnyCall>(call: C, answer: Answer): DataOf<C> {
  const { status, data } = answer.envelope();
  if (!status.success || answer.status !== status.code) throw new Error(`The call failed: ${answer.text}`);
  return z.parse(call.data, data) as DataOf<C>;
}
