import { fc } from '@fast-check/vitest';
import { REGISTERING_PROVIDERS } from '../../src/domain/auth/social-provider';
import type { TokenPage } from '../../src/domain/tokens/token-templates';
import { tokenTemplates } from '../../src/domain/tokens/token-templates';

/** 256 random bits as base64url. */
export const secrets: fc.Arbitrary<string> = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));

export const finalizeParameters = fc.record({ provider: fc.constantFrom(...REGISTERING_PROVIDERS), secret: secrets });

/** All pages opened by a token. */
export const tokenPages: fc.Arbitrary<TokenPage> = fc.constantFrom(
  ...(Object.keys(tokenTemplates) as readonly TokenPage[]),
);

/** Paths that match a page's template, with the page. */
export const tokenPaths: fc.Arbitrary<{ readonly page: TokenPage; readonly path: string }> = fc
  .tuple(tokenPages, finalizeParameters)
  .map(([page, { provider, secret }]) => ({
    page,
    path: tokenTemplates[page].path.replace('{provider}', provider).replace('{secret}', secret),
  }));
