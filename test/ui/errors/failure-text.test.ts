// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { failureText } from '../../../src/ui/errors/failure-text';
import { isPageFailure, pageFailure } from '../../../src/ui/errors/page-failure';

const rejected = {
  kind: 'rejected',
  status: 409,
  message: 'That name is taken.',
  debug: 'err_conflict',
  fields: {},
  retryAfter: undefined,
} as const;

describe('failureText', () => {
  test('returns the server’s message if there is one', () => {
    expect(failureText(rejected)).toBe('That name is taken.');
  });

  test('returns the specification’s sentence without a connection', () => {
    expect(failureText({ kind: 'network' })).toBe(
      'A network error has occurred. Please check your connection and try again.',
    );
  });

  test('is empty for an aborted call', () => {
    expect(failureText({ kind: 'aborted' })).toBe('');
  });

  test('returns the specification’s sentence without a message', () => {
    expect(failureText({ ...rejected, status: 500, message: ' ' })).toBe(
      'Something went wrong while trying to handle this request. Please try again later.',
    );
  });

  property.prop([fc.string({ minLength: 1 }), fc.integer({ min: 400, max: 599 })])(
    'always returns the server’s message for any status',
    (message, status) => {
      fc.pre(message.trim() !== '');
      expect(failureText({ ...rejected, message, status })).toBe(message);
    },
  );
});

describe('pageFailure', () => {
  test.each([
    [rejected, 409],
    [{ kind: 'network' } as const, 503],
    [{ kind: 'malformed' } as const, 500],
  ])('of %j has the status %i', (failure, status) => {
    expect(pageFailure(failure).status).toBe(status);
  });

  test('is recognised after serialisation', () => {
    expect(isPageFailure(JSON.parse(JSON.stringify(pageFailure(rejected))))).toBe(true);
    expect(isPageFailure(new Error('bug'))).toBe(false);
    expect(isPageFailure(null)).toBe(false);
  });
});
