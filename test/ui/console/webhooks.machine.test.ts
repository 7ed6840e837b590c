import { describe, expect, test } from 'vitest';
import { attemptText, urlProblem } from '../../../src/ui/console/webhooks.machine';

describe('attemptText', () => {
  test('contains status and duration, or the reason without a response', () => {
    const attempt = { at: '', status: 503, ms: 12, error: undefined, answer: '' };
    expect(attemptText(attempt)).toBe('Status 503, after 12 ms');
    expect(attemptText({ ...attempt, status: undefined, error: 'The endpoint refused the connection.' })).toBe(
      'The endpoint refused the connection. After 12 ms',
    );
    expect(attemptText({ ...attempt, status: undefined })).toBe('No response. After 12 ms');
  });
});

describe('urlProblem', () => {
  test('is undefined for a web address only', () => {
    expect(['https://a.example/x', ' http://127.0.0.1:3000/ '].map(urlProblem)).toEqual([undefined, undefined]);
    for (const url of ['', 'a.example', 'ftp://a.example', 'https:// a']) expect(urlProblem(url)).toContain('Enter');
  });
});
