/** Where a token page is shown. */
export interface TokenPlace {
  /** Takes the token out of the address bar and out of the addresses of the history. */
  forgetToken(): void;
  /** Leads to a path of the portal, in place of the page. */
  leave(to: string): void;
  /** Leads to a payment, with a load of the whole page, in place of the page. */
  depart(url: string): void;
}
