import { test as propertyTest, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { HostAnswer, Network } from '../../../../server/platform/doctor/examine-hosts';
import { examineHosts } from '../../../../server/platform/doctor/examine-hosts';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import { testConfig } from '../../support/test-config';

const DAY = 24 * 60 * 60 * 1000;
const clock = new FakeServerClock();
const config = testConfig({
  HOLOCADE_DATA: temporaryFolder(),
  HOLOCADE_SCHEME: 'https',
  HOLOCADE_HOST: 'arcade.test',
  HOLOCADE_GAMES_HOST: 'games.test',
});
const in90Days = new Date(clock.now().getTime() + 90 * DAY);
const healthz: HostAnswer = { status: 200, headers: {}, text: '{"status":"ok"}' };
const page: HostAnswer = {
  status: 200,
  headers: {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  },
  text: '',
};
const healthy: Network = {
  resolve: async () => ['192.0.2.1'],
  certificate: async () => ({ problem: undefined, expiresAt: in90Days }),
  get: async (address) => (address.endsWith('/healthz') ? healthz : page),
};
const examine = (network: Partial<Network> = {}) =>
  Promise.all(examineHosts({ clock, config, network: { ...healthy, ...network } }));
const finding = async (name: string, network: Partial<Network>) =>
  (await examine(network)).find((found) => found.name === name);

describe('examineHosts', () => {
  test('asks every host as a browser does, also the host of any game', async () => {
    const asked: string[] = [];
    const get = (address: string) => {
      asked.push(address);
      return healthy.get(address);
    };
    expect(await examine({ get })).toEqual([
      { name: 'dns', healthy: true, details: '5 hosts have addresses' },
      { name: 'tls', healthy: true, details: 'certificates are valid for 90 days at least' },
      { name: 'hosts', healthy: true, details: '5 hosts lead to the portal, with any game’s' },
      { name: 'headers', healthy: true, details: 'the home page has all security headers' },
    ]);
    expect(asked.sort()).toEqual([
      'https://accounts.arcade.test/healthz',
      'https://arcade.test/',
      'https://arcade.test/healthz',
      'https://developer.arcade.test/healthz',
      'https://doctor-wildcard-check.games.test/healthz',
      'https://static.arcade.test/healthz',
    ]);
  });

  test('names a host without an address', async () => {
    const resolve = async (host: string) => {
      if (host === 'static.arcade.test') throw new Error('ENOTFOUND');
      return host.endsWith('.games.test') ? [] : ['192.0.2.1'];
    };
    expect(await finding('dns', { resolve })).toEqual({
      name: 'dns',
      healthy: false,
      details:
        'static.arcade.test has no address: add it to the DNS of the domain; ' +
        'doctor-wildcard-check.games.test has no address: add it to the DNS of the domain',
    });
  });

  test('names a certificate that browsers refuse, and a host without TLS', async () => {
    const certificate = async (host: string) => {
      if (host === 'arcade.test') throw new Error('no answer on port 443');
      const problem = host === 'static.arcade.test' ? 'CERT_HAS_EXPIRED' : undefined;
      return { problem, expiresAt: in90Days };
    };
    expect(await finding('tls', { certificate })).toEqual({
      name: 'tls',
      healthy: false,
      details:
        'arcade.test: no answer on port 443; ' +
        'static.arcade.test: browsers refuse the certificate (CERT_HAS_EXPIRED): renew it for this host',
    });
  });

  propertyTest.prop([fc.integer({ min: 0, max: 400 })])(
    'always warns of a certificate with less than 14 days, and never of another one',
    async (days) => {
      const expiresAt = new Date(clock.now().getTime() + days * DAY);
      const found = await finding('tls', { certificate: async () => ({ problem: undefined, expiresAt }) });
      expect(found).toMatchObject({ healthy: true, details: expect.stringContaining(` ${String(days)} days`) });
      expect(found?.isWarning ?? false).toBe(days < 14);
    },
  );

  test('names hosts that lead elsewhere', async () => {
    const get = async (address: string): Promise<HostAnswer> =>
      address.startsWith('https://doctor') ? { status: 421, headers: {}, text: '' } : healthy.get(address);
    expect((await finding('hosts', { get }))?.details).toBe(
      'https://doctor-wildcard-check.games.test leads elsewhere (status 421): let the proxy forward this host to the portal',
    );
  });

  test('names missing headers and a failing home page', async () => {
    const get = async (): Promise<HostAnswer> => ({
      status: 502,
      headers: { 'x-content-type-options': 'nosniff' },
      text: '',
    });
    const found = await finding('headers', { get });
    expect(found?.healthy).toBe(false);
    expect(found?.details.split('; ').map((problem) => problem.split(':')[0])).toEqual([
      'the home page has status 502',
      'strict-transport-security is missing or changed',
      'content-security-policy is missing or changed',
    ]);
  });

  test('reports a check without a result after five seconds', async () => {
    const network = { ...healthy, resolve: () => new Promise<never>(() => undefined) };
    const [dns] = examineHosts({ clock, config, network });
    clock.advance(5000);
    expect(await dns).toEqual({ name: 'dns', healthy: false, details: 'no result within 5 s' });
  });

  test('checks no hosts below localhost, and no certificates on http', () => {
    const local = testConfig({ HOLOCADE_DATA: config.dataFolder });
    expect(examineHosts({ clock, config: local, network: healthy })).toEqual([]);
  });
});
