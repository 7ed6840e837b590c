import { expect, test } from 'vitest';
import { breakingChanges, unreadableEarlierEvents } from '../../scripts/lib/contract-changes.mjs';
import { openApiDocument } from '../../server/platform/http/open-api';

const object = (properties, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const text = { type: 'string', maxLength: 10 };
const state = (...values) => ({ type: 'string', enum: values });

function contract({
  body = object({ name: text }),
  data = object({ id: { type: 'integer' } }),
  parameters = [],
  security,
}) {
  const content = (schema) => ({ content: { 'application/json': { schema } } });
  const call = { parameters, security, requestBody: content(body), responses: { 200: content(data) } };
  return { paths: { '/v1/a': { post: call } }, 'x-realtime-events': [{ name: '.a', payload: data }] };
}

const changes = (before, after) => breakingChanges(contract(before), contract(after));

const page = { name: 'page', in: 'query', required: false, schema: text };

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
  ['a new optional parameter', {}, { parameters: [page] }],
  ['access without a session', { security: [{ session: [] }] }, {}],
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
  ['a new required parameter', {}, { parameters: [{ ...page, required: true }] }, 'parameter page: required'],
  [
    'a parameter that is required now',
    { parameters: [page] },
    { parameters: [{ ...page, required: true }] },
    'parameter page: required',
  ],
  ['a removed parameter', { parameters: [page] }, {}, 'parameter page: removed'],
  ['access for players only', {}, { security: [{ session: [] }] }, 'POST /v1/a: only for players'],
])('%s breaks a client', (_name, before, after, reason) => {
  expect(changes(before, after)[0]).toContain(reason);
});

test('a missing call and a missing event break a client', () => {
  const nothing = { paths: {}, 'x-realtime-events': [] };
  expect(breakingChanges(contract({}), nothing)).toEqual(['POST /v1/a: missing', 'event .a: missing']);
});

test('a page must understand the events of an earlier server, with defaults for new fields', () => {
  const id = { type: 'integer' };
  const before = contract({});
  const unread = (schema) => contract({ data: object({ id, unread: schema }) });
  expect(unreadableEarlierEvents(before, unread(id))).toEqual(['event .a.unread: may be absent']);
  expect(unreadableEarlierEvents(before, unread({ ...id, default: 1 }))).toEqual([]);
  expect(unreadableEarlierEvents(before, { 'x-realtime-events': [] })).toEqual([]);
});
