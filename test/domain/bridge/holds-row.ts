import { expect } from 'vitest';
import type { Method } from '../../../src/domain/bridge/method';
import type { ProtocolRow } from './protocol-row';

/** Checks one call of a table against its documented row. */
export function holdsRow(method: Method<unknown, unknown>, { caller, dialog, takes, refuses = [] }: ProtocolRow): void {
  expect([method.caller, method.dialog]).toEqual([caller, dialog]);
  for (const [passed, read] of takes) expect(method.parse(passed)).toEqual({ ok: true, value: read });
  for (const passed of refuses) expect(method.parse(passed).ok).toBe(false);
}
