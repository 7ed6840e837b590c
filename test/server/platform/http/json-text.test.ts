import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { JsonText, jsonArray, jsonObject } from '../../../../server/platform/http/json-text';

describe('jsonObject', () => {
  test('writes values and inserts JSON texts unchanged', () => {
    const items = new JsonText<number[]>('[1, 2]');
    expect(jsonObject<{ items: number[]; more: boolean }>({ items, more: true }).text).toBe(
      '{"items":[1, 2],"more":true}',
    );
  });

  test('leaves out undefined fields, as JSON.stringify does', () => {
    expect(jsonObject<{ a: null; b: number | undefined }>({ a: null, b: undefined }).text).toBe('{"a":null}');
  });

  propertyTest.prop([fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }), fc.func(fc.boolean())])(
    'always equals JSON.stringify, whichever fields are texts',
    (value, isText) => {
      const fields = Object.entries(value).map(([key, one]) => {
        const field = isText(key) ? new JsonText<fc.JsonValue>(JSON.stringify(one)) : one;
        return [key, field] as const;
      });
      expect(jsonObject<Record<string, fc.JsonValue>>(Object.fromEntries(fields)).text).toBe(JSON.stringify(value));
    },
  );
});

describe('jsonArray', () => {
  test('writes an empty array', () => {
    expect(jsonArray([]).text).toBe('[]');
  });

  propertyTest.prop([fc.array(fc.jsonValue())])('always equals JSON.stringify of its values', (values) => {
    const texts = values.map((value) => new JsonText<fc.JsonValue>(JSON.stringify(value)));
    expect(jsonArray(texts).text).toBe(JSON.stringify(values));
    expect(jsonArray(texts).value()).toEqual(JSON.parse(JSON.stringify(values)));
  });
});
