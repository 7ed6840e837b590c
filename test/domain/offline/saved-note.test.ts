import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { savedNote } from '../../../src/domain/offline/saved-note';

describe('savedNote', () => {
  test.each([
    [{ isOnline: false, wasOffline: true }, 'offline'],
    [{ isOnline: true, wasOffline: true }, 'online-again'],
    [{ isOnline: true, wasOffline: false }, 'slow'],
  ] as const)('returns for a stored page with %j: %s', (state, note) => {
    expect(savedNote({ savedAt: 1, ...state })).toBe(note);
  });

  test.prop([fc.boolean(), fc.boolean()])('savedNote never returns a note for a page from the network', (a, b) => {
    expect(savedNote({ savedAt: undefined, isOnline: a, wasOffline: b })).toBeUndefined();
  });
});
