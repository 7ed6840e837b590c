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

describe('what a player is told of a failed call', () => {
  test('are the server’s own words where it had some', () => {
    expect(failureText(rejected)).toBe('That name is taken.');
  });

  test('without a connection is the specification’s sentence', () => {
    expect(failureText({ kind: 'network' })).toBe(
      'A network error has occurred. Please check your connection and try again.',
    );
  });

  test('is nothing when the player went elsewhere', () => {
    expect(failureText({ kind: 'aborted' })).toBe('');
  });

  test('without words is the specification’s sentence', () => {
    expect(failureText({ ...rejected, status: 500, message: ' ' })).toBe(
      'Something went wrong while trying to handle this request. Please try again later.',
    );
  });

  property.prop([fc.string({ minLength: 1 }), fc.integer({ min: 400, max: 599 })])(
    'are always the server’s own words when it sent some, whatever the status',
    (message, status) => {
      fc.pre(message.trim() !== '');
      expect(failureText({ ...rejected, message, status })).toBe(message);
    },
  );
});

describe('a page’s failure', () => {
  test.each([
    [rejected, 409],
    [{ kind: 'network' } as const, 503],
    [{ kind: 'malformed' } as const, 500],
  ])('of %j has the status %i', (failure, status) => {
    expect(pageFailure(failure).status).toBe(status);
  });

  test('is known again after it was written into the page', () => {
    expect(isPageFailure(JSON.parse(JSON.stringify(pageFailure(rejected))))).toBe(true);
    expect(isPageFailure(new Error('bug'))).toBe(false);
    expect(isPageFailure(null)).toBe(false);
  });
});
