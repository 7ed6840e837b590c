import { expect, test } from 'vitest';
import { parseResetLink } from '../../../../src/domain/auth/reset-link';
import { readToken } from '../../../../src/domain/tokens/token';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { portalLink } from '../../../../server/identity/email-links/portal-link';
import { testConfig } from '../../support/test-config';

const urls = publicUrls(testConfig());
const secret = 'A'.repeat(43);

test('a link leads to its page on the configured host, with a token that the page reads', () => {
  const link = new URL(portalLink(urls, 'verify-email', { secret }));
  expect(`${link.origin}${link.pathname}`).toBe('http://holocade.localhost:9200/auth/verify-email');
  expect(readToken('verify-email', link.searchParams.get('token') ?? '')).toEqual({ ok: true, value: { secret } });
});

test('a reset link carries the e-mail address as well, whatever signs are in it', () => {
  const link = new URL(portalLink(urls, 'reset-password', { secret }, { email: 'a+b&c=d@mail.test' }));
  expect(
    parseResetLink({ email: link.searchParams.get('email') ?? '', token: link.searchParams.get('token') ?? '' })?.email,
  ).toBe('a+b&c=d@mail.test');
});
