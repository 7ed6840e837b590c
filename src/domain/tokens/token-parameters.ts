import type { RegisteringProvider } from '../auth/social-provider';
import { REGISTERING_PROVIDERS } from '../auth/social-provider';
import type { TokenPage, tokenTemplates } from './token-templates';

/** Parameters of token paths; a secret is 256 bits as base64url. */
export interface TokenParameter {
  readonly secret: string;
  readonly provider: RegisteringProvider;
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name extends keyof TokenParameter}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Parameters of a page's token, by the names in its template; each has a secret. */
export type TokenParameters<Page extends TokenPage> = Pick<TokenParameter, 'secret'> &
  Pick<TokenParameter, NamesIn<(typeof tokenTemplates)[Page]['path']>>;

/**
 * Pattern source of each parameter: a secret's 43 characters are exactly 256 bits.
 * @rule 2.5.5 A social registration's provider is facebook or google.
 */
export const parameterForms: Readonly<Record<keyof TokenParameter, string>> = {
  secret: '[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]',
  provider: REGISTERING_PROVIDERS.join('|'),
};
