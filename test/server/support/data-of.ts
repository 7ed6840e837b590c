import * as z from 'zod/mini';
import type { AnyCall, DataOf } from '../../../src/contract/call';
import type { Answer } from './http-client';

/** The data of a successful answer, parsed by the schema of its call; throws when it does not fit. */
export function dataOf<C extends AnyCall>(call: C, answer: Answer): DataOf<C> {
  const { status, data } = answer.envelope();
  if (!status.success || answer.status !== status.code) throw new Error(`No success: ${answer.text}`);
  return z.parse(call.data, data) as DataOf<C>;
}
