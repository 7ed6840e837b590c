import { PURCHASE_COUNT_MAX } from '../inventory/belongings';
import { saveLimits } from '../saves/save-version';
import { LAST_PAGE } from '../shared/pagination';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { isSlug } from '../shared/slug';

/**
 * Defaults of a game's integer arguments that are not positive integers.
 * @rule 2.9.11 The defaults are page 1, size 10, slot 1 and count 1.
 */
export const integerDefaults = { page: 1, size: 10, slot: 1, count: 1 } as const;

/** Parses a game's argument: returns the value, or a sentence about the problem. */
export type ArgumentParser<A> = (raw: unknown) => Result<A, string>;

type Parsers = Readonly<Record<string, ArgumentParser<unknown>>>;
type Parsed<P extends Parsers> = { readonly [K in keyof P]: P[K] extends ArgumentParser<infer A> ? A : never };

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const SHOWN_LENGTH = 40;

/** Formats a value for a message about an invalid argument. */
export function shown(raw: unknown): string {
  if (typeof raw === 'string') return JSON.stringify(raw.slice(0, SHOWN_LENGTH));
  return typeof raw === 'object' && raw !== null ? 'an object' : typeof raw === 'function' ? 'a function' : String(raw);
}

/** For methods without arguments: ignores any value. */
export const noArguments: ArgumentParser<undefined> = () => ok(undefined);

/** Lower-case words joined by hyphens: the slug of an achievement, an item or a board. */
export const slug: ArgumentParser<string> = (raw) =>
  typeof raw === 'string' && isSlug(raw) ? ok(raw) : err('must be a slug');

/** A boolean. */
export const flag: ArgumentParser<boolean> = (raw) =>
  typeof raw === 'boolean' ? ok(raw) : err('must be true or false');

/** Accepts one of the given words. */
export function oneOf<const W extends string>(words: readonly W[]): ArgumentParser<W> {
  return (raw) => {
    const word = words.find((candidate) => candidate === raw);
    return word === undefined ? err(`must be one of ${words.join(', ')}`) : ok(word);
  };
}

/** A time in the format of `Date.toISOString`: ISO 8601, UTC, with milliseconds. */
export const moment: ArgumentParser<string> = (raw) =>
  typeof raw === 'string' && isoMoment.test(raw) && !Number.isNaN(Date.parse(raw))
    ? ok(raw)
    : err('must be a moment in ISO 8601, UTC');

/** Accepts a list of at most `most` values, each parsed by `parse`. */
export function list<A>(parse: ArgumentParser<A>, most: number): ArgumentParser<readonly A[]> {
  return (raw) => {
    if (!Array.isArray(raw) || raw.length > most) return err(`must be a list of at most ${most}`);
    const parsed: A[] = [];
    for (const item of raw as readonly unknown[]) {
      const read = parse(item);
      if (!read.ok) return read;
      parsed.push(read.value);
    }
    return ok(parsed);
  };
}

/** Parses a value by `parse`; an absent one becomes `fallback`. */
export function optional<A, const F extends A | undefined>(
  parse: ArgumentParser<A>,
  fallback: F,
): ArgumentParser<A | F> {
  return (raw) => (raw === undefined ? ok(fallback) : parse(raw));
}

/**
 * Accepts an object with the given fields; absent means empty. Other fields are dropped; the first invalid one is
 * reported.
 */
export function record<P extends Parsers>(parsers: P): ArgumentParser<Parsed<P>> {
  return (raw = {}) => {
    if (typeof raw !== 'object' || raw === null) return err('arguments must be an object');
    const parsed: Record<string, unknown> = {};
    for (const [name, parse] of Object.entries(parsers)) {
      const field = parse(Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined);
      if (!field.ok) return err(`${name} ${field.error}`);
      parsed[name] = field.value;
    }
    return ok(parsed as Parsed<P>);
  };
}

/**
 * Maximum integers of a call. Larger values are refused, not lowered: slot 6 would overwrite another slot, and another
 * page size would shift all pages. Page numbers end where the number of a row still fits 32 bits.
 */
export const integerLimits = {
  page: LAST_PAGE,
  size: 100,
  slot: saveLimits.slots,
  count: PURCHASE_COUNT_MAX,
} as const;

const isPositiveInteger = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) > 0;

/**
 * Accepts a positive integer up to `most`; a value that is not a positive integer becomes the default.
 * @rule 2.5.7 Slot, count, page and page size that are not positive integers take their defaults.
 */
export function positiveInteger(fallback: number, most: number): ArgumentParser<number> {
  return (raw) => {
    const value = isPositiveInteger(raw) ? raw : fallback;
    return value <= most ? ok(value) : err(`must be at most ${most}`);
  };
}

/** Page of a list, from 1. */
export const page = positiveInteger(integerDefaults.page, integerLimits.page);
/** Number of rows on a page. */
export const size = positiveInteger(integerDefaults.size, integerLimits.size);
/** Save slot, from 1. */
export const slot = positiveInteger(integerDefaults.slot, integerLimits.slot);
/** Number of items in a purchase. */
export const count = positiveInteger(integerDefaults.count, integerLimits.count);
