import { fc } from '@fast-check/vitest';
import type { DialogAction, DialogRequest } from '../../src/domain/notices/dialog';

const actions: fc.Arbitrary<DialogAction> = fc.record({
  title: fc.constantFrom('Yes', 'No'),
  action: fc.constantFrom('instant', 'async'),
});

/** Dialog requests of every type, some with a confirmation word. */
export const dialogRequests: fc.Arbitrary<DialogRequest> = fc.record({
  type: fc.constantFrom('danger', 'info', 'prompt', 'success'),
  title: fc.string({ maxLength: 5 }),
  content: fc.string({ maxLength: 5 }),
  confirm: actions,
  cancel: actions,
  typedConfirmation: fc.constantFrom(undefined, 'DELETE', 'e\u0301'),
  footer: fc.constantFrom(undefined, 'Really.'),
});
