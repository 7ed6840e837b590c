import { expect, test } from 'vitest';
import { breakingChanges } from '../../scripts/lib/contract-changes.mjs';
import { openApiDocument } from '../../server/platform/http/v1.plugin';

const object = (properties, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const text = { type: 'string', maxLength: 10 };
const state = (...values) => ({ type: 'string', enum: values });

function contract({ body = object({ name: text }), data = object({ id: { type: 'integer' } }), parameters = [] }) {
  const content = (schema) => ({ content: { 'application/json': { schema } } });
  const call = { parameters, requestBody: content(body), responses: { 200: content(data) } };
  return { paths: { '/v1/a': { post: call } }, 'x-realtime-events': [{ name: '.a', payload: data }] };
}

const changes = (before, after) => breakingChanges(contract(before), contract(after));

test('nothing breaks between equal documents', () => {
  const document = openApiDocument('https://arcade.example');
  expect(breakingChanges(document, structuredClone(document))).toEqual([]);
});

test.each([
  ['a new optional field of a request', {}, { body: object({ name: text, more: text }, ['name']) }],
  ['a longer text in a request', {}, { body: object({ name: { type: 'string', maxLength: 20 } }) }],
  ['a further value in a request', { body: state('a') }, { body: state('a', 'b') }],
  ['a field of a request that may be absent', {}, { body: object({ name: text }, []) }],
  ['a new field of an answer', {}, { data: object({ id: { type: 'integer' }, more: text }) }],
  ['fewer values in an answer', { data: state('a', 'b') }, { data: state('a') }],
  ['a whole number in an answer', { data: { type: 'number' } }, { data: { type: 'integer' } }],
  ['an answer that is no longer null', { data: { anyOf: [text, { type: 'null' }] } }, { data: text }],
  ['a new optional parameter', {}, { parameters: [{ name: 'page', required: false, schema: text }] }],
])('%s breaks nothing', (_name, before, after) => {
  expect(changes(before, after)).toEqual([]);
});

test.each([
  ['a new required field of a request', {}, { body: object({ name: text, more: text }) }, 'body.more: may be absent'],
  [
    'a shorter text in a request',
    {},
    { body: object({ name: { ...text, maxLength: 5 } }) },
    'body.name: another maxLength',
  ],
  ['a refused field of a request', {}, { body: object({}) }, 'body.name: not accepted'],
  ['another type in a request', {}, { body: object({ name: { type: 'integer' } }) }, 'body.name: string, not integer'],
  ['a missing field of an answer', {}, { data: object({}) }, 'answer.id: may be absent'],
  ['a further value in an answer', { data: state('a') }, { data: state('a', 'b') }, 'answer: the value b'],
  [
    'an answer that may be null',
    { data: text },
    { data: { anyOf: [text, { type: 'null' }] } },
    'answer: null, not string',
  ],
  [
    'another type in a list',
    { data: { type: 'array', items: text } },
    { data: { type: 'array', items: { type: 'number' } } },
    'answer[]: number, not string',
  ],
  [
    'a new required parameter',
    {},
    { parameters: [{ name: 'page', required: true, schema: text }] },
    'parameter page: required',
  ],
])('%s breaks a client', (_name, before, after, reason) => {
  expect(changes(before, after)[0]).toContain(reason);
});

test('a missing call and a missing event break a client', () => {
  const nothing = { paths: {}, 'x-realtime-events': [] };
  expect(breakingChanges(contract({}), nothing)).toEqual(['POST /v1/a: missing', 'event .a: missing']);
});
