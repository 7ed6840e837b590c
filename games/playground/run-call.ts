type Callable = (...given: readonly unknown[]) => unknown;

/** The outcome of a call, as JSON to show. */
export interface Outcome {
  readonly ok: boolean;
  readonly text: string;
}

const written = (value: unknown): string => JSON.stringify(value, undefined, 2) ?? 'undefined';

/** Parses arguments, which are a JSON list. Throws with a readable message. */
function readArguments(source: string): readonly unknown[] {
  const given: unknown = JSON.parse(source.trim() === '' ? '[]' : source);
  if (!Array.isArray(given)) throw new Error('The arguments must be a JSON list, such as ["main", 42].');
  return given;
}

/** Finds a call by its path in the SDK, such as `leaderboard.post`. */
function find(sdk: object, path: string): Callable {
  const names = path.split('.');
  const owner = names.slice(0, -1).reduce<unknown>((object, name) => Reflect.get(Object(object) as object, name), sdk);
  const call: unknown = Reflect.get(Object(owner) as object, names.at(-1) ?? '');
  if (typeof call !== 'function') throw new Error(`The SDK has no call “${path}”.`);
  return (...given) => Reflect.apply(call, owner, given) as unknown;
}

const errorFields = ['code', 'message', 'retryable'] as const;

/** Calls the SDK and returns its result or its error. */
export async function runCall(sdk: object, path: string, source: string): Promise<Outcome> {
  try {
    return { ok: true, text: written(await find(sdk, path)(...readArguments(source))) };
  } catch (error) {
    const fields = errorFields.flatMap((name) => {
      const value: unknown = Reflect.get(Object(error) as object, name);
      return value === undefined ? [] : [[name, value] as const];
    });
    return { ok: false, text: written(Object.fromEntries(fields)) };
  }
}
