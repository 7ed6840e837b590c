import { createHash } from 'node:crypto';
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorPage } from '../../../../server/platform/rendering/error-page';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
});
afterAll(() => server.close());

describe('errorPage', () => {
  test('has a policy that allows only its own style', async () => {
    const answer = await server.request('/nowhere', { headers: { accept: 'text/html' } });
    const style = /<style>([^<]*)<\/style>/.exec(answer.text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect([answer.status, answer.text.includes('<h1>Page Not Found</h1>')]).toEqual([404, true]);
    expect(answer.headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
  });

  test.each([
    [404, 'Page Not Found', false],
    [414, 'Address Too Long', false],
    [422, 'Request Refused', false],
    [431, 'Request Too Large', true],
    [503, 'Service Unavailable', true],
  ])('titles status %i %j, and offers a retry if it may help', (status, title, again) => {
    const page = errorPage({ status, message: 'A sentence.' });
    expect([page.includes(`<h1>${title}</h1>`), page.includes('Try again')]).toEqual([true, again]);
    expect(page).toContain('<a href="/">Back to Holocade</a>');
  });

  property.prop([fc.string({ unit: 'grapheme' })])('never interprets a message as markup', (message) => {
    const page = errorPage({ status: 500, message: `<script>${message}</script>"` });
    expect(page.match(/<script|<\/script/g)).toBeNull();
    expect(page.split('<p>').length).toBe(2);
  });
});
