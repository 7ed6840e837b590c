import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityText } from '../../../../server/catalogue/discovery/discovery.plugin';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;

describe('security.txt', () => {
  let server: TestServer;
  beforeAll(async () => {
    const environment = { HOLOCADE_CONTACT: 'hello@arcade.example' };
    server = await startTestServer({ demo: false, environment, clock: new FakeServerClock() });
  });
  afterAll(() => server.close());

  test('has the operator’s contact, an expiry, the language and its own address', async () => {
    const { status, headers, text } = await server.request(PATH);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.split('\n')).toEqual([
      'Contact: mailto:hello@arcade.example',
      'Expires: 2026-08-28T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: http://holocade.localhost:9200/.well-known/security.txt',
      '',
    ]);
  });

  test('does not exist without a contact', async () => {
    const silent = await startTestServer({ demo: false });
    expect((await silent.request(PATH)).status).toBe(404);
    await silent.close();
  });
});

property.prop([fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })])(
  'securityText always expires after today and within a year',
  (now) => {
    const expires = /^Expires: (.*)$/m.exec(securityText('a@b.example', 'https://b.example/', now))?.[1] ?? '';
    const days = (Date.parse(expires) - now.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(1);
    expect(days).toBeLessThan(365);
  },
);
