// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { errorStatuses } from '../../../src/ui/errors/error-page.machine';
import { pageFailure } from '../../../src/ui/errors/page-failure';
import { shownError } from '../../../src/ui/errors/shown-error';

const rejected = (status: number, message = 'No.') =>
  pageFailure({ kind: 'rejected', status, message, debug: 'err', fields: {}, retryAfter: undefined });

describe('shownError', () => {
  test.each([
    [
      401,
      'Unauthorized Access',
      "Hold it right there! You're not supposed to access this. Maybe you need to log in first?",
    ],
    [404, 'BOO! HAHA', "Just kidding. It's just a 404 page. It means this page doesn't exist."],
    [419, 'Session Expired', 'Seems like your session has expired... Please reload and try again'],
    [500, 'Server Error', 'Something went wrong while trying to handle this request. Please try again later.'],
    [
      503,
      'Service Unavailable',
      "We're currently down for maintenance to add extra fancy features. Please try again in 30 seconds.",
    ],
  ])('of %i is the specification’s text', (status, title, text) => {
    expect(shownError(rejected(status))).toEqual({ page: status, status, title, text });
  });

  test('of 403 reports missing access', () => {
    expect(shownError(rejected(403)).title).toBe('Permission Denied');
  });

  test('of any other status is the page of 500 with status and message', () => {
    expect(shownError(rejected(502, 'The proxy got no answer.'))).toEqual({
      page: 500,
      status: 502,
      title: 'Server Error',
      text: '502 Bad Gateway. The proxy got no answer.',
    });
  });

  test('of a refused request has the status text as its title, because the server has not failed', () => {
    expect(shownError(rejected(410, 'This game was taken down.'))).toEqual({
      page: 500,
      status: 410,
      title: 'Gone',
      text: 'This game was taken down.',
    });
    expect(shownError(rejected(429, '')).text).toBe(
      'Something went wrong while trying to handle this request. Please try again later.',
    );
    expect(shownError(rejected(418, 'A teapot.'))).toMatchObject({ title: 'Server Error', text: '418. A teapot.' });
  });

  test('without a connection reports the connection', () => {
    expect(shownError(pageFailure({ kind: 'network' }))).toEqual({
      page: 'offline',
      status: undefined,
      title: 'No Connection',
      text: 'A network error has occurred. Please check your connection and try again.',
    });
  });

  test('of a router response has its status', () => {
    expect(shownError(new ErrorResponse(404, 'Not Found', null)).title).toBe('BOO! HAHA');
  });

  property.prop([
    fc.oneof(
      fc.anything(),
      fc.string().map((message) => new Error(message)),
    ),
  ])('never reveals the message of a bug', (thrown) => {
    expect(shownError(thrown)).toEqual(shownError(undefined));
  });

  property.prop([fc.integer({ min: 400, max: 599 })])('always contains the status', (status) => {
    const shown = shownError(rejected(status));
    expect(shown.status).toBe(status);
    expect(shown.page).toBe(errorStatuses.find((known) => known === status) ?? 500);
  });
});
