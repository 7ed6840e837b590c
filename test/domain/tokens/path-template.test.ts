import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fillPath, matchPath } from '../../../src/domain/tokens/path-template';
import { finalizeParameters } from '../../arbitraries/tokens';

const SECRET = 'A'.repeat(43);
const TEMPLATE = '/v1/finalize/{provider}/{secret}';

describe('path templates', () => {
  test('return their parameters from a matching path', () => {
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
  ])('match nothing in %j', (path) => {
    expect(matchPath(TEMPLATE, path)).toBeUndefined();
  });

  test('are filled with parameters, and keep missing ones open', () => {
    expect(fillPath(TEMPLATE, { provider: 'google', secret: SECRET })).toBe(`/v1/finalize/google/${SECRET}`);
    expect(fillPath(TEMPLATE, { secret: SECRET })).toBe(`/v1/finalize/{provider}/${SECRET}`);
    expect(fillPath('/v1/a', { secret: SECRET })).toBe('/v1/a');
  });

  property.prop([finalizeParameters])('always return the filled parameters', (parameters) => {
    expect({ ...matchPath(TEMPLATE, fillPath(TEMPLATE, parameters)) }).toEqual(parameters);
  });

  property.prop([finalizeParameters, fc.nat(80), fc.string({ minLength: 1, maxLength: 3 })])(
    'never match a path with an insertion, except as another secret',
    (parameters, place, text) => {
      const path = fillPath(TEMPLATE, parameters);
      const changed = path.slice(0, place) + text + path.slice(place);
      expect(matchPath(TEMPLATE, changed)).toBeUndefined();
    },
  );
});
