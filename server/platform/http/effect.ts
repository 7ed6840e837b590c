/** Effects of a successful answer besides its data. Cookies are set and removed only through effects. */
export type Effect =
  | {
      readonly kind: 'start-session';
      /** The secret itself; only its hash is stored. */
      readonly token: string;
      /** Maximum age in seconds; undefined ends the cookie with the browser. */
      readonly maxAgeSeconds: number | undefined;
      /** New device secret, if the browser has none yet. */
      readonly newDevice: string | undefined;
    }
  /** Sets the device secret of a browser that has none yet. */
  | { readonly kind: 'know-device'; readonly device: string }
  | { readonly kind: 'end-session' }
  /** Marks the browser in which a login through a provider began. */
  | { readonly kind: 'mark-social'; readonly marker: string; readonly maxAgeSeconds: number }
  | { readonly kind: 'unmark-social' };
