/** A value of type `T` as JSON text, for example made by the database. Answers contain it without parsing it. */
export class JsonText<T> {
  /** Exists for the compiler only, so that texts of different types are not assignable to each other. */
  declare protected readonly type: T;

  constructor(readonly text: string) {}

  /** Parses the text. */
  value(): T {
    return JSON.parse(this.text) as T;
  }
}

/** A value, or its JSON text. */
export type JsonOf<T> = T | JsonText<T>;

const textOf = (value: unknown): string => (value instanceof JsonText ? value.text : JSON.stringify(value));

/** Writes an object whose fields are values or JSON texts. Leaves out undefined fields. */
export function jsonObject<T extends object>(fields: { readonly [Key in keyof T]: JsonOf<T[Key]> }): JsonText<T> {
  let text = '';
  for (const [key, value] of Object.entries(fields))
    if (value !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(value)}`;
  return new JsonText(`{${text}}`);
}

/** Writes an array of JSON texts. */
export function jsonArray<T>(items: readonly JsonText<T>[]): JsonText<T[]> {
  return new JsonText(`[${items.map(({ text }) => text).join(',')}]`);
}
