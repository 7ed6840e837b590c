/** What JSON can hold. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Why a value was not taken for JSON within its limits. */
export type JsonFault = 'no-json' | 'forbidden-key' | 'too-deep' | 'too-large';

export interface JsonLimits {
  /** Bytes as JSON in UTF-8. */
  readonly bytes: number;
  /** Arrays and objects inside each other. */
  readonly depth: number;
}
