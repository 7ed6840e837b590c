/** Failure of an API call. Only the HTTP client creates it. */
export type ApiFailure =
  | { readonly kind: 'network' }
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly message: string;
      readonly debug: string;
      /** Messages for each invalid field of a 422. */
      readonly fields: Readonly<Record<string, readonly string[]>>;
      /** Time to wait before another attempt, in seconds, when the server has given one. */
      readonly retryAfter: number | undefined;
    }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'aborted' };
