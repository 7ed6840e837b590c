import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseInput } from '../../../../server/platform/http/parse-input';
import { validateEmail } from '../../../../src/contract/account.contract';

const refusedFields = (body: unknown): unknown => {
  const parsed = parseInput(validateEmail, { params: {}, query: {}, body });
  return parsed.ok ? undefined : parsed.error.fields;
};

describe('parseInput', () => {
  test('names the refused fields', () => {
    expect(refusedFields({ email: 1 })).toEqual({ email: [expect.any(String)] });
    expect(refusedFields({ email: 'a@b.co', nickname: 'x' })).toEqual({ nickname: ['Unknown field.'] });
  });

  test.each(Object.getOwnPropertyNames(Object.prototype))('refuses a field named %s like any other', (name) => {
    const body: unknown = JSON.parse(`{"email":"a@b.co","${name}":1}`);
    expect(Object.entries(refusedFields(body) ?? {})).toEqual([[name, ['Unknown field.']]]);
  });

  property.prop([fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true })])(
    'always answers a body with values or with refused fields',
    (body) => {
      const parsed = parseInput(validateEmail, { params: {}, query: {}, body });
      if (!parsed.ok) expect(Object.keys(parsed.error.fields ?? {})).not.toHaveLength(0);
    },
  );
});
