import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../src/contract/calls';
import { featureRoutes } from '../../server/features';
import type { TestServer } from './support/test-server';
import { startTestServer } from './support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});

afterAll(() => server.close());

describe('featureRoutes', () => {
  test('answers every call of the contract exactly once', () => {
    const answered = featureRoutes(server.deps).map(({ call }) => `${call.method} ${call.path}`);
    const described = Object.values(calls).map((call) => `${call.method} ${call.path}`);
    expect(answered.sort()).toEqual(described.sort());
  });
});
