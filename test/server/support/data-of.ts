import * as z from 'zod/mini';
import type { AnyCall, AnswerOf } from '../../../src/contract/call';
import type { Answer } from './http-client';

/** Returns the data of a successful answer as sent; throws if it does not match the schema of its call. */
export function dataOf<C extends AnyCall>(call: C, answer: Answer): AnswerOf<C> {
  const { status, data } = answer.envelope();
  if (!status.success || answer.status !== status.code) throw new Error(`The call failed: ${answer.text}`);
  z.parse(call.data, data);
  return data as AnswerOf<C>;
}
