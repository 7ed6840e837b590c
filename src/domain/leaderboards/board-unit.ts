/** Units of scores that the portal can write. Times are stored in the named unit and written as minutes and seconds. */
export const namedUnits = ['points', 'seconds', 'tenths', 'milliseconds', 'metres', 'percent'] as const;

export type NamedUnit = (typeof namedUnits)[number];

/** Unit of a board's scores: a named one, or the developer's own word behind the number. */
export type BoardUnit = NamedUnit | { readonly suffix: string };

/** Maximum length of a developer's own unit, in characters. */
export const SUFFIX_MAX = 12;
