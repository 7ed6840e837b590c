import { expect, test } from 'vitest';
import { parseResetLink } from '../../../../src/domain/auth/reset-link';
import { readToken } from '../../../../src/domain/tokens/token';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { portalLink } from '../../../../server/identity/email-links/portal-link';
import { testConfig } from '../../support/test-config';

const urls = publicUrls(testConfig());
const secret = 'A'.repeat(43);

test('portalLink returns a page on the configured host with a token that the page can parse', () => {
  const link = new URL(portalLink(urls, 'verify-email', { secret }));
  expect(`${link.origin}${link.pathname}`).toBe('http://holocade.localhost:9200/auth/verify-email');
  expect(readToken('verify-email', link.searchParams.get('token') ?? '')).toEqual({ ok: true, value: { secret } });
});

test('portalLink encodes the email address of a reset link, including special characters', () => {
  const link = new URL(portalLink(urls, 'reset-password', { secret }, { email: 'a+b&c=d@mail.test' }));
  expect(
    parseResetLink({ email: link.searchParams.get('email') ?? '', token: link.searchParams.get('token') ?? '' })?.email,
  ).toBe('a+b&c=d@mail.test');
});
