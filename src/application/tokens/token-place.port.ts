/** Navigation of a token page. */
export interface TokenPlace {
  /** Removes the token from the address bar and from the browser history. */
  forgetToken(): void;
  /** Navigates to a path of the portal, replacing the page. */
  leave(to: string): void;
  /** Navigates to a payment with a full page load, replacing the page. */
  depart(url: string): void;
}
