import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issueText } from '../../../../server/platform/http/issue-text';

function textFor(schema: z.ZodMiniType, value: unknown): string {
  const [issue] = z.safeParse(schema, value, { reportInput: true }).error?.issues ?? [];
  if (issue === undefined) throw new Error('The value was accepted.');
  return issueText(issue);
}

describe('issueText', () => {
  test.each([
    [z.string().check(z.maxLength(3)), 'abcd', 'This must have at most 3 characters.'],
    [z.string().check(z.minLength(1)), '', 'This must not be empty.'],
    [z.string().check(z.minLength(2)), 'a', 'This must have at least 2 characters.'],
    [z.number().check(z.maximum(9)), 10, 'This must be at most 9.'],
    [z.number().check(z.minimum(1)), 0, 'This must be at least 1.'],
    [z.string(), undefined, 'This field is required.'],
    [z.string(), 7, 'This has the wrong type.'],
    [z.enum(['a', 'b']), 'c', 'This must be one of: a, b.'],
    [z.string().check(z.regex(/^x$/)), 'y', 'This does not have the right form.'],
    [z.string().check(z.regex(/^x$/, 'must be like x')), 'y', 'This must be like x.'],
    [z.string().check(z.refine(() => false, '“y” is no host. Name one.')), 'y', '“y” is no host. Name one.'],
  ])('describes a refused value for people (%#)', (schema, value, text) => {
    expect(textFor(schema, value)).toBe(text);
  });
});
