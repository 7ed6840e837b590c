import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { toNotificationKind } from '../../../src/domain/notices/notification';

describe('the kind of a notification', () => {
  test.each(['achievement', 'badges-saved', 'security', 'receipt', 'support-reply', 'news'])(
    'is %s by that name',
    (kind) => {
      expect(toNotificationKind(kind)).toBe(kind);
    },
  );

  property.prop([fc.string()])('always is one that the page knows', (text) => {
    expect(['achievement', 'badges-saved', 'security', 'receipt', 'support-reply', 'news']).toContain(
      toNotificationKind(text),
    );
  });
});
