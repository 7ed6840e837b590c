import { describe, expect, test } from 'vitest';
import { publicUrls } from '../../server/publishing/hosts/public-urls';
import { startBanner } from '../../server/start-banner';
import { testConfig } from './support/test-config';

const banner = (environment: Readonly<Record<string, string>> = {}): string => {
  const config = testConfig(environment);
  return startBanner(config, publicUrls(config));
};

describe('startBanner', () => {
  test('names the portal, the mailbox and the demo accounts outside production', () => {
    expect(banner()).toContain('Holocade is ready: http://holocade.localhost:9200/');
    expect(banner()).toContain('Its emails are at http://mail.holocade.localhost:9200/');
    expect(banner()).toContain('nova');
  });

  test('does not print a configured password of the demo accounts', () => {
    const text = banner({ HOLOCADE_DEMO_PASSWORD: 'My-own-secret-1' });
    expect(text).toContain('nova     (HOLOCADE_DEMO_PASSWORD)');
    expect(text).not.toContain('My-own-secret-1');
  });

  test('names no mailbox if a mail server is configured, and no demo accounts in production', () => {
    expect(banner({ HOLOCADE_SMTP_URL: 'smtp://mail.test' })).not.toContain('mail.holocade');
    const production = banner({ NODE_ENV: 'production', HOLOCADE_SCHEME: 'http', HOLOCADE_DEMO: '1' });
    expect(production).not.toMatch(/mails|nova/);
  });
});
