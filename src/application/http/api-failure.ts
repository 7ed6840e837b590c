/** Why a call of the API brought no data; made by the HTTP client alone. */
export type ApiFailure =
  | { readonly kind: 'network' }
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly message: string;
      readonly debug: string;
      /** The messages for each refused field of a 422. */
      readonly fields: Readonly<Record<string, readonly string[]>>;
      /** Seconds to wait before another try, when the server named them. */
      readonly retryAfter: number | undefined;
    }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'aborted' };
