import { fillPath } from './path-template';
import type { TokenParameter, TokenParameters } from './token-parameters';
import type { TokenPage } from './token-templates';
import { tokenTemplates } from './token-templates';

/** The call of a token page; `body` has the token where the path is fixed, a form's fields come on top. */
export interface TokenCall {
  readonly method: 'PATCH' | 'POST';
  readonly path: string;
  readonly body: { readonly token?: string };
}

/**
 * The one call that a page makes with what its token told.
 * @rule 2.7.50 A decoded path carries its secret itself, a fixed one in the body.
 */
export function tokenCall<Page extends TokenPage>(page: Page, parameters: TokenParameters<Page>): TokenCall {
  const { method, call, path } = tokenTemplates[page];
  const given: Partial<TokenParameter> = parameters;
  return { method, path: fillPath(call, given), body: call === path ? {} : { token: parameters.secret } };
}
