import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fillPath, matchPath } from '../../../src/domain/tokens/path-template';
import { finalizeParameters } from '../../arbitraries/tokens';

const SECRET = 'A'.repeat(43);
const TEMPLATE = '/v1/finalize/{provider}/{secret}';

describe('a path template', () => {
  test('finds its parameters in a path that fits', () => {
    expect({ ...matchPath('/v1/a/{secret}', `/v1/a/${SECRET}`) }).toEqual({ secret: SECRET });
    expect({ ...matchPath(TEMPLATE, `/v1/finalize/google/${SECRET}`) }).toEqual({ provider: 'google', secret: SECRET });
  });

  test.each([
    `/v1/finalize/steam/${SECRET}`,
    `/v1/finalize/google/${SECRET}/`,
    `/v1/finalize/google//${SECRET}`,
    `//v1/finalize/google/${SECRET}`,
    `/v1/finalize/google/${SECRET}?a=b`,
    `/v1/finalize/google/${SECRET}\n`,
    `/v1/finalize/google/${SECRET}A`,
    `/v1/finalise/google/${SECRET}`,
    '/v1/finalize/google/{secret}',
    '/v1/finalize/google/',
    '',
  ])('finds nothing in %j', (path) => {
    expect(matchPath(TEMPLATE, path)).toBeUndefined();
  });

  test('writes its parameters in their places, and leaves open what is not given', () => {
    expect(fillPath(TEMPLATE, { provider: 'google', secret: SECRET })).toBe(`/v1/finalize/google/${SECRET}`);
    expect(fillPath(TEMPLATE, { secret: SECRET })).toBe(`/v1/finalize/{provider}/${SECRET}`);
    expect(fillPath('/v1/a', { secret: SECRET })).toBe('/v1/a');
  });

  property.prop([finalizeParameters])('always finds what it wrote', (parameters) => {
    expect({ ...matchPath(TEMPLATE, fillPath(TEMPLATE, parameters)) }).toEqual(parameters);
  });

  property.prop([finalizeParameters, fc.nat(80), fc.string({ minLength: 1, maxLength: 3 })])(
    'never finds anything in a path with something put in, save another secret',
    (parameters, place, text) => {
      const path = fillPath(TEMPLATE, parameters);
      const changed = path.slice(0, place) + text + path.slice(place);
      expect(matchPath(TEMPLATE, changed)).toBeUndefined();
    },
  );
});
