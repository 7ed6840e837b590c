/** What a successful answer does besides its data: cookies that mean something are set and removed here alone. */
export type Effect =
  | {
      readonly kind: 'start-session';
      /** The secret itself; only its hash is stored. */
      readonly token: string;
      /** Seconds; without it the cookie ends with the browser. */
      readonly maxAgeSeconds: number | undefined;
      /** The secret that the browser is known by from now on, when it has none yet. */
      readonly newDevice: string | undefined;
    }
  /** Gives the browser the secret that accounts know it by; it has none yet. */
  | { readonly kind: 'know-device'; readonly device: string }
  | { readonly kind: 'end-session' }
  /** Marks the browser in which a sign-in by a provider was begun. */
  | { readonly kind: 'mark-social'; readonly marker: string; readonly maxAgeSeconds: number }
  | { readonly kind: 'unmark-social' };
