import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Zod's message of a schema without one of its own. */
const DEFAULT_MESSAGE = 'Invalid input';

/** Describes a refused value in words for people. A schema's own message continues "This", or quotes the value and is a sentence. */
export function issueText(issue: Issue): string {
  if (issue.message !== DEFAULT_MESSAGE)
    return issue.message.startsWith('“') ? issue.message : `This ${issue.message}.`;
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
