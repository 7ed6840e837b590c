/** What a successful answer does besides its data: the session cookie is set and removed here alone. */
export type Effect =
  | {
      readonly kind: 'start-session';
      /** The secret itself; only its hash is stored. */
      readonly token: string;
      /** Seconds; without it the cookie ends with the browser. */
      readonly maxAgeSeconds: number | undefined;
    }
  | { readonly kind: 'end-session' };
