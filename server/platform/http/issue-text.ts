import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Describes a refused value in words for people. */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? tooShort(Number(issue.minimum))
        : `This must be at least ${String(issue.minimum)}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `This must have at most ${String(issue.maximum)} characters.`
        : `This must be at most ${String(issue.maximum)}.`;
    case 'invalid_type':
      return issue.input === undefined ? 'This field is required.' : 'This has the wrong type.';
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return 'Unknown field.';
    default:
      return 'This does not have the right form.';
  }
}

function tooShort(minimum: number): string {
  return minimum === 1 ? 'This must not be empty.' : `This must have at least ${String(minimum)} characters.`;
}
