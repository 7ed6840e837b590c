import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readToken, encodeTokenText } from '../../../src/domain/tokens/token';
import { tokenCall } from '../../../src/domain/tokens/token-call';
import { tokenTemplates } from '../../../src/domain/tokens/token-templates';
import { tokenPaths } from '../../arbitraries/tokens';

const SECRET = 'A'.repeat(43);

describe('tokenCall', () => {
  test('contains the secret in the decoded path', () => {
    expect(tokenCall('verify-email', { secret: SECRET })).toEqual({
      method: 'PATCH',
      path: `/v1/public/user/auth/email/verify/${SECRET}`,
      body: {},
    });
    expect(tokenCall('social-finalize', { provider: 'google', secret: SECRET })).toEqual({
      method: 'POST',
      path: `/v1/public/user/auth/social/finalize/google/${SECRET}`,
      body: {},
    });
  });

  test('contains the secret in the body of a fixed path', () => {
    expect(tokenCall('deletion-status', { secret: SECRET })).toEqual({
      method: 'PATCH',
      path: '/v1/public/user/auth/social/delete/status/meta',
      body: { token: SECRET },
    });
    expect(tokenCall('reset-password', { secret: SECRET })).toEqual({
      method: 'POST',
      path: '/v1/public/user/auth/password/reset',
      body: { token: SECRET },
    });
  });

  property.prop([tokenPaths])('always belongs to its page, with the secret in one place', ({ page, path }) => {
    const read = readToken(page, encodeTokenText(path));
    if (!read.ok) throw new Error('A good path was refused');
    const call = tokenCall(page, read.value);
    expect(call.method).toBe(tokenTemplates[page].method);
    expect(path.startsWith(call.path)).toBe(true);
    expect(call.path.includes(read.value.secret)).toBe(call.body.token === undefined);
  });
});
