import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/** Reads what a game passed: the value, or a sentence that says what is wrong with it. */
export type ArgumentParser<A> = (raw: unknown) => Result<A, string>;

type Parsers = Readonly<Record<string, ArgumentParser<unknown>>>;
type Parsed<P extends Parsers> = { readonly [K in keyof P]: P[K] extends ArgumentParser<infer A> ? A : never };

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** For methods without arguments: whatever is passed is ignored. */
export const noArguments: ArgumentParser<undefined> = () => ok(undefined);

/** Lower-case words joined by hyphens, 64 characters at most, as in addresses. */
export const slug: ArgumentParser<string> = (raw) =>
  typeof raw === 'string' && raw.length <= 64 && slugForm.test(raw) ? ok(raw) : err('must be a slug');

/** One of the given words. */
export function oneOf<const W extends string>(words: readonly W[]): ArgumentParser<W> {
  return (raw) => {
    const word = words.find((candidate) => candidate === raw);
    return word === undefined ? err(`must be one of ${words.join(', ')}`) : ok(word);
  };
}

/** A positive integer; anything else becomes the default (spec 2 §5). */
export function positiveInteger(fallback: number): ArgumentParser<number> {
  return (raw) => ok(typeof raw === 'number' && Number.isSafeInteger(raw) && raw > 0 ? raw : fallback);
}

/** The four integer arguments of the SDK with their defaults (spec 2 §9). */
export const page = positiveInteger(1);
export const size = positiveInteger(10);
export const slot = positiveInteger(1);
export const count = positiveInteger(1);

/** An object with the given fields; others are left out, and the first wrong one is named. */
export function record<P extends Parsers>(parsers: P): ArgumentParser<Parsed<P>> {
  return (raw) => {
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
