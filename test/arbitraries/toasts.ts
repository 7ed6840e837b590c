import { fc } from '@fast-check/vitest';
import type { Toast } from '../../src/domain/notices/toast';

/** Toasts with a small set of ids, so that some repeat. */
export const toasts: fc.Arbitrary<Toast> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  kind: fc.constantFrom('danger', 'info', 'warning', 'success', 'achievement'),
  title: fc.string(),
  body: fc.string(),
  dismissible: fc.boolean(),
  timeout: fc.integer({ min: 1, max: 8000 }),
  thumb: fc.constantFrom(undefined, '/media/a.webp', '/media/b.webp'),
  sound: fc.constantFrom(undefined, 'ding', 'achievement'),
  offersSignIn: fc.boolean(),
  listed: fc.boolean(),
  key: fc.constantFrom(undefined, 'login', 'session'),
  action: fc.constant(undefined),
});
