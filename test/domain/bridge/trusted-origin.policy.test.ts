import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isTrustedOrigin } from '../../../src/domain/bridge/trusted-origin.policy';

const page = { scheme: 'http', host: 'holocade.localhost:8080' };
const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);

describe('isTrustedOrigin', () => {
  test('accepts subdomains of the page with its scheme and port', () => {
    expect(isTrustedOrigin('http://lantern-drift.play.holocade.localhost:8080', page)).toBe(true);
    expect(isTrustedOrigin('https://a.holocade.example', { scheme: 'https', host: 'holocade.example' })).toBe(true);
  });

  test('rejects the page itself', () => {
    expect(isTrustedOrigin('http://holocade.localhost:8080', page)).toBe(false);
  });

  test('rejects another scheme', () => {
    expect(isTrustedOrigin('https://lantern-drift.play.holocade.localhost:8080', page)).toBe(false);
  });

  test.prop([label, label])('always accepts any depth of subdomains', (one, other) => {
    expect(isTrustedOrigin(`http://${one}.${other}.${page.host}`, page)).toBe(true);
  });

  test.prop([label, fc.constantFrom('', '-', '_', '0')])(
    'never accepts a host that only ends the same',
    (name, joint) => {
      expect(isTrustedOrigin(`http://${name}${joint}${page.host}`, page)).toBe(false);
    },
  );

  test.prop([label, label])('never accepts a host that only begins the same', (name, other) => {
    expect(isTrustedOrigin(`http://${name}.holocade.localhost.${other}:8080`, page)).toBe(false);
  });

  test.prop([label, fc.constantFrom('', ':80', ':8081', ':18080')])('never accepts another port', (name, port) => {
    expect(isTrustedOrigin(`http://${name}.holocade.localhost${port}`, page)).toBe(false);
  });

  test.prop([fc.anything()])('never throws on hostile values', (origin) => {
    expect(isTrustedOrigin(origin, page)).toBe(false);
  });
});
