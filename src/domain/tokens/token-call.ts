import { fillPath } from './path-template';
import type { TokenParameter, TokenParameters } from './token-parameters';
import type { TokenPage } from './token-templates';
import { tokenTemplates } from './token-templates';

/** Call of a token page; `body` contains the token if the path is fixed, and a form adds its fields. */
export interface TokenCall {
  readonly method: 'PATCH' | 'POST';
  readonly path: string;
  readonly body: { readonly token?: string };
}

/**
 * Returns the one call of a page for its token's parameters.
 * @rule 2.7.50 A decoded path contains its secret itself; a fixed path sends it in the body.
 */
export function tokenCall<Page extends TokenPage>(page: Page, parameters: TokenParameters<Page>): TokenCall {
  const { method, call, path } = tokenTemplates[page];
  const given: Partial<TokenParameter> = parameters;
  return { method, path: fillPath(call, given), body: call === path ? {} : { token: parameters.secret } };
}
