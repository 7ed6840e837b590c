import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { TokenPage } from '../../../src/domain/tokens/token-templates';
import { tokenTemplates } from '../../../src/domain/tokens/token-templates';
import { tokenPages } from '../../arbitraries/tokens';

const USER = '/v1/public/user';

describe('tokenTemplates', () => {
  test.each<[TokenPage, string, string, string]>([
    ['verify-email', '/auth/email/verify/{secret}', 'PATCH', '/auth/email/verify/{secret}'],
    ['reset-password', '/auth/password/reset/{secret}', 'POST', '/auth/password/reset'],
    [
      'social-finalize',
      '/auth/social/finalize/{provider}/{secret}',
      'POST',
      '/auth/social/finalize/{provider}/{secret}',
    ],
    ['deletion-status', '/auth/social/delete/status/meta/{secret}', 'PATCH', '/auth/social/delete/status/meta'],
    ['subscription-confirm', '/market/subscription/confirm/{secret}', 'PATCH', '/market/subscription/confirm/{secret}'],
    [
      'subscription-unsubscribe',
      '/market/subscription/unsubscribe/{secret}',
      'PATCH',
      '/market/subscription/unsubscribe/{secret}',
    ],
    ['coin-purchase', '/market/coins/purchase/complete/{secret}', 'PATCH', '/market/coins/purchase/complete/{secret}'],
  ])('lead %s from %s by %s to %s', (page, path, method, call) => {
    expect(tokenTemplates[page]).toEqual({ path: USER + path, method, call: USER + call });
  });

  property.prop([tokenPages])('always start in the public part of the API and have one secret', (page) => {
    expect(tokenTemplates[page].path).toMatch(/^\/v1\/public\/user\/[a-z/{}]+\/\{secret\}$/);
  });
});
