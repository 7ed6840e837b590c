import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  isVisitDeletion,
  messageLimits,
  parseGameFiles,
  parsePageVisit,
} from '../../../src/domain/offline/worker-message';

const files = ['https://site.test/assets/a.js'];

describe('parsePageVisit', () => {
  test('returns a visit as it was sent', () => {
    const visit = { type: 'page-visited', path: '/arcade/games?page=2', files };
    expect(parsePageVisit(visit)).toEqual(visit);
  });

  test.each(['', 'arcade', '//evil.test/', '/\\evil.test', 'https://evil.test/', 7])('rejects the path %j', (path) => {
    expect(parsePageVisit({ type: 'page-visited', path, files })).toBeUndefined();
  });

  test('rejects more files than a message may have', () => {
    const many = Array.from({ length: messageLimits.files + 1 }, () => 'a');
    expect(parsePageVisit({ type: 'page-visited', path: '/', files: many })).toBeUndefined();
  });

  test.prop([fc.anything()])('parsers never accept another value, and never throw', (value) => {
    expect(parsePageVisit(value)).toBeUndefined();
    expect(parseGameFiles(value)).toBeUndefined();
    expect(isVisitDeletion(value)).toBe(false);
  });
});

describe('parseGameFiles', () => {
  test('returns files as they were sent', () => {
    const message = { type: 'game-files-loaded', files };
    expect(parseGameFiles(message)).toEqual(message);
  });

  test.each([[[7]], [['']], ['a.js'], [undefined], [['a'.repeat(messageLimits.address + 1)]]])(
    'rejects the files %j',
    (wrong) => {
      expect(parseGameFiles({ type: 'game-files-loaded', files: wrong })).toBeUndefined();
    },
  );
});
