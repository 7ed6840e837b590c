import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { fillPath, matchPath } from './path-template';
import type { TokenParameter, TokenParameters } from './token-parameters';
import type { TokenPage } from './token-templates';
import { tokenTemplates } from './token-templates';
import { decodeTokenText, encodeTokenText } from './token-text';

/**
 * Reads the token of a page: the parameters that its one template names, never the path itself.
 * @rule 2.5.5 A token that does not decode to its page's path, with a provider of facebook or google where it has one, is none.
 * @rule 2.4.21 A social registration's token is decoded into its finalize path.
 * @rule 3.5 The decoded path is matched against one template and its parameters alone are used.
 */
export function readToken<Page extends TokenPage>(
  page: Page,
  token: string | undefined,
): Result<TokenParameters<Page>, { readonly kind: 'go-home' }> {
  const path = token === undefined ? undefined : decodeTokenText(token);
  const found = path === undefined ? undefined : matchPath(tokenTemplates[page].path, path);
  return found === undefined ? err({ kind: 'go-home' }) : ok(found as unknown as TokenParameters<Page>);
}

/**
 * Writes the token of a page, for the link that the server mails; `readToken` reads it again.
 * @rule 3.5 A token is base64url of an API path with a secret in it.
 */
export function writeToken<Page extends TokenPage>(page: Page, parameters: TokenParameters<Page>): string {
  const given: Partial<TokenParameter> = parameters;
  return encodeTokenText(fillPath(tokenTemplates[page].path, given));
}
