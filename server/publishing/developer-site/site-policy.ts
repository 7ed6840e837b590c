/** Policy of the developer site's pages: their own style sheet, script, fonts and icon, and nothing else. */
export const sitePolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Policy of the playground, which is a build like any other, but stands alone; the panel of the SDK's sandbox brings a style sheet. */
export const playgroundPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
