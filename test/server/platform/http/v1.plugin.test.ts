import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../../../server/platform/http/v1.plugin';
import { SESSION_COOKIE } from '../../../../src/contract/session-cookie';
import { calls } from '../../../../src/contract/calls';

const document = openApiDocument('http://a.test') as {
  components: { securitySchemes: { session: { name: string } } };
  paths: Record<string, Record<string, { operationId: string; parameters: { name: string; in: string }[] }>>;
};

describe('openApiDocument', () => {
  test.each(Object.entries(calls))('describes %s with all of its parameters', (id, call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(id);
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
      inPath,
    );
  });

  test("names the session's cookie", () => {
    expect(document.components.securitySchemes.session.name).toBe(SESSION_COOKIE);
  });

  test('names no schema dialect inside a schema', () => {
    expect(JSON.stringify(document)).not.toContain('$schema');
  });
});
