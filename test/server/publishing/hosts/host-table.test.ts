import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { hostTable } from '../../../../server/publishing/hosts/host-table';

const hosts = hostTable({ host: 'arcade.localhost', gamesHost: 'play.arcade.localhost' });

describe('hostTable', () => {
  test.each([
    ['arcade.localhost', 'portal'],
    ['ARCADE.localhost:8080', 'portal'],
    ['static.arcade.localhost:8080', 'static'],
    ['accounts.arcade.localhost', 'accounts'],
    ['developer.arcade.localhost', 'developer'],
    ['mail.arcade.localhost:8080', 'mail'],
    ['id.arcade.localhost', 'id'],
    ['pay.arcade.localhost:8080', 'pay'],
    ['ads.play.arcade.localhost:8080', 'ads'],
    ['lantern-drift.play.arcade.localhost', 'game'],
    ['localhost:8080', 'local'],
    ['127.0.0.1', 'local'],
    ['[::1]:8080', 'local'],
    ['arcadeXlocalhost', undefined],
    ['play.arcade.localhost', undefined],
    ['a.b.play.arcade.localhost', undefined],
    ['arcade.localhost.evil.test', undefined],
    ['evil.test', undefined],
    ['arcade.localhost:80:80', undefined],
    [undefined, undefined],
  ])('maps %s to %s', (header, kind) => {
    expect(hosts.kindOf(header)).toBe(kind);
  });

  test('maps localhost to the portal if it is the base host', () => {
    const own = hostTable({ host: 'localhost', gamesHost: 'play.localhost' });
    expect(own.kindOf('localhost:8080')).toBe('portal');
    expect(own.kindOf('127.0.0.1:8080')).toBe('local');
  });

  property.prop([fc.domain()])('never maps a foreign host', (host) => {
    expect(hosts.kindOf(host)).toBeUndefined();
  });
});

describe('gameOf', () => {
  test.each([
    ['lantern-drift.play.arcade.localhost', 'lantern-drift'],
    ['Lantern-Drift.play.arcade.localhost:8080', 'lantern-drift'],
    ['ads.play.arcade.localhost', undefined],
    ['a.b.play.arcade.localhost', undefined],
    ['arcade.localhost', undefined],
    [undefined, undefined],
  ])('of %s is %s', (header, slug) => {
    expect(hosts.gameOf(header)).toBe(slug);
  });
});
