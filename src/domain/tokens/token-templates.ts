/** A page opened by a link with a token. */
export type TokenPage =
  | 'verify-email'
  | 'reset-password'
  | 'social-finalize'
  | 'deletion-status'
  | 'subscription-confirm'
  | 'subscription-unsubscribe'
  | 'coin-purchase';

/** Template of a page's token and call; `{...}` are parameters. */
export interface TokenTemplate {
  /** Path that the token must decode to. */
  readonly path: string;
  readonly method: 'PATCH' | 'POST';
  /** Method and path of the call; parameters that the path does not name are sent in the body. */
  readonly call: string;
}

/**
 * One template for each token page, and no other path is ever called from one.
 *
 * | page | address | token decodes to | call |
 * |---|---|---|---|
 * | verify-email | /auth/verify-email | auth/email/verify/{secret} | PATCH the same |
 * | reset-password | /auth/reset-password | auth/password/reset/{secret} | POST auth/password/reset, secret in the body |
 * | social-finalize | /auth/social/finalize | auth/social/finalize/{provider}/{secret} | POST the same with {email, username} |
 * | deletion-status | /auth/delete/meta | auth/social/delete/status/meta/{secret} | PATCH auth/social/delete/status/meta, secret in the body |
 * | subscription-confirm | /market/subscription/confirm | market/subscription/confirm/{secret} | PATCH the same |
 * | subscription-unsubscribe | /market/subscription/unsubscribe | market/subscription/unsubscribe/{secret} | PATCH the same |
 * | coin-purchase | /market/coins | market/coins/purchase/complete/{secret} | PATCH the same |
 *
 * @rule 2.7.50 Token pages PATCH a decoded or fixed path, social registration is a POST, fixed paths carry a body.
 * @rule 2.4.21 A social registration's token decodes to its finalize path.
 * @rule 3.5 Each page calls the one template that it is for.
 */
export const tokenTemplates = {
  'verify-email': {
    path: '/v1/public/user/auth/email/verify/{secret}',
    method: 'PATCH',
    call: '/v1/public/user/auth/email/verify/{secret}',
  },
  'reset-password': {
    path: '/v1/public/user/auth/password/reset/{secret}',
    method: 'POST',
    call: '/v1/public/user/auth/password/reset',
  },
  'social-finalize': {
    path: '/v1/public/user/auth/social/finalize/{provider}/{secret}',
    method: 'POST',
    call: '/v1/public/user/auth/social/finalize/{provider}/{secret}',
  },
  'deletion-status': {
    path: '/v1/public/user/auth/social/delete/status/meta/{secret}',
    method: 'PATCH',
    call: '/v1/public/user/auth/social/delete/status/meta',
  },
  'subscription-confirm': {
    path: '/v1/public/user/market/subscription/confirm/{secret}',
    method: 'PATCH',
    call: '/v1/public/user/market/subscription/confirm/{secret}',
  },
  'subscription-unsubscribe': {
    path: '/v1/public/user/market/subscription/unsubscribe/{secret}',
    method: 'PATCH',
    call: '/v1/public/user/market/subscription/unsubscribe/{secret}',
  },
  'coin-purchase': {
    path: '/v1/public/user/market/coins/purchase/complete/{secret}',
    method: 'PATCH',
    call: '/v1/public/user/market/coins/purchase/complete/{secret}',
  },
} as const satisfies Readonly<Record<TokenPage, TokenTemplate>>;
