import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

export type PhoneProblem = 'no-country' | 'not-a-number';

/** What people put between the digits of a number, and the zero of the area code that is dialled at home only. */
const FILLING = /\(0\)|[\s\u00a0().\-/\u2010-\u2013]/gu;
const COUNTRY = /^\+[1-9]/;
const E164 = /^\+[1-9][0-9]{6,14}$/;

/**
 * The phone number that a text means, in the form of E.164: a plus sign, the country's code, and 7 to 15 digits in all. `00` in front
 * stands for the plus sign. Undefined for an empty text, which is no number.
 * @rule 3.9 A phone number is international: a plus sign and 7 to 15 digits.
 */
export function parsePhone(text: string): Result<string | undefined, PhoneProblem> {
  const digits = text.normalize('NFKC').replace(FILLING, '').replace(/^00/, '+');
  if (digits === '') return ok(undefined);
  if (E164.test(digits)) return ok(digits);
  return err(/^\d+$/.test(digits) || (digits.startsWith('+') && !COUNTRY.test(digits)) ? 'no-country' : 'not-a-number');
}
