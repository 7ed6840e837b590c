import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { toNotificationKind } from '../../../src/domain/notices/notification';

describe('toNotificationKind', () => {
  test.each(['achievement', 'badges-saved', 'security', 'receipt', 'support-reply', 'news'])(
    'parses the kind %s',
    (kind) => {
      expect(toNotificationKind(kind)).toBe(kind);
    },
  );

  property.prop([fc.string()])('always returns a known kind', (text) => {
    expect(['achievement', 'badges-saved', 'security', 'receipt', 'support-reply', 'news']).toContain(
      toNotificationKind(text),
    );
  });
});
