/** Navigation of a token page. */
export interface TokenPlace {
  /** Message of an earlier success, if the page is opened again without its token. */
  readonly success: string | undefined;
  /** Removes the token from the address bar and from the browser history. */
  forgetToken(): void;
  /** Stores the message of a success with the page's entry of the browser history. */
  storeSuccess(message: string): void;
  /** Navigates to a path of the portal, replacing the page. */
  leave(to: string): void;
  /** Navigates to a payment with a full page load, replacing the page. */
  depart(url: string): void;
}
