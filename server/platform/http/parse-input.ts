import * as z from 'zod/mini';
import type { AnyCall } from '../../../src/contract/call';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { issueText } from './issue-text';
import type { Refusal } from './refusal';
import { refusal } from './refusal';

/** Values of a request, checked by the schemas of its call. */
interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, readonly string[]> {
  // Clients choose the field names: a plain object would already have `constructor`.
  const fields = new Map<string, readonly string[]>();
  const add = (field: string, message: string): void => {
    fields.set(field, [...(fields.get(field) ?? []), message]);
  };
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.') || 'body'];
    for (const name of names) add(name, issueText(issue));
  }
  return Object.fromEntries(fields);
}

/**
 * Validates a request against its call. Returns 404 for an impossible path, and 422 with the refused fields otherwise.
 */
export function parseInput(call: AnyCall, raw: ParsedInput): Result<ParsedInput, Refusal> {
  const params = z.safeParse(call.params, raw.params);
  if (!params.success) return err(refusal.notFound());
  const query = z.safeParse(call.query, raw.query, { reportInput: true });
  const body = z.safeParse(call.body, raw.body ?? {}, { reportInput: true });
  if (query.success && body.success) return ok({ params: params.data, query: query.data, body: body.data });
  const issues = [...(query.error?.issues ?? []), ...(body.error?.issues ?? [])];
  return err(refusal.validation(fieldsOf(issues)));
}
