import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { gameSources, policyText } from '../../../src/domain/bridge/game-policy';

const hosts = fc.uniqueArray(
  fc.webAuthority().map((host) => `https://${host}`),
  { maxLength: 5 },
);
const statics = ['https://static.holocade.test'];

describe('gameSources', () => {
  test.prop([hosts])(
    'names every declared host for scripts, styles, workers and the like, and none for frames',
    (network) => {
      const sources = gameSources(statics, network);
      for (const name of ['default-src', 'script-src', 'style-src', 'worker-src'])
        expect(sources[name]).toEqual(expect.arrayContaining(network));
      expect(sources['frame-src']).toEqual(["'self'", 'blob:', 'data:']);
      expect(sources['form-action']).toEqual(["'none'"]);
    },
  );

  test.prop([hosts])('names no hosts besides the declared and the static ones', (network) => {
    const known = new Set([...statics, ...network, 'blob:', 'data:']);
    for (const source of Object.values(gameSources(statics, network)).flat())
      expect(known.has(source) || /^'.*'$/.test(source)).toBe(true);
  });
});

test('policyText formats a policy as browsers read it', () => {
  expect(policyText({ 'default-src': ["'self'", 'blob:'], sandbox: [] })).toBe("default-src 'self' blob:; sandbox");
});
