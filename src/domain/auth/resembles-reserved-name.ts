import { isReservedName, reservedNames } from '../shared/reserved-names';

/** What is read as another letter at a glance; i, l and 1 look alike in many fonts, above all as capitals. */
const READ_AS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** The same for all names that a person may take for each other. */
const drawn = (name: string): string =>
  [...name.toLowerCase()].map((sign) => (/[_-]/.test(sign) ? '' : (READ_AS[sign] ?? sign))).join('');

const reserved = new Set([...reservedNames].map(drawn));

/** Tells whether a name is read as a reserved one at a glance, such as `adm1n`, `_support_` and `HoIocade`, so that nobody passes for the operator. */
export const resemblesReservedName = (name: string): boolean => isReservedName(name) || reserved.has(drawn(name));
