import { fc } from '@fast-check/vitest';

const throwing = (): never => {
  throw new Error('read');
};

/** Throws for every field except symbols, which the test tools read. */
const forField =
  <T>(otherwise: T) =>
  (_target: object, key: string | symbol) =>
    typeof key === 'string' ? throwing() : otherwise;

const trap = new Proxy(
  {},
  { get: forField(undefined), has: forField(false), getOwnPropertyDescriptor: forField(undefined) },
);

const circular: { from: string; self?: unknown } = { from: 'holocade' };
circular.self = circular;

/** Values that a hostile frame could send to confuse a parser. */
export const hostileValue = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true }),
  fc.constantFrom<unknown>(
    trap,
    circular,
    Object.defineProperty({}, 'from', { get: throwing }),
    { from: trap, v: trap, kind: trap },
    { from: 'holocade', v: 1, kind: 'request', id: 1, method: 'x'.repeat(100_000), args: {} },
    { from: 'holocade', v: 1, kind: 'request', id: -1, method: 'user.getName' },
    { from: 'holocade', v: 2, kind: 'hello', id: 1 },
    { from: 'holocade', v: 1, kind: '__proto__', id: 1 },
    { from: 'holocade', v: 1, kind: 'hello', id: Infinity },
    { from: ['holocade'], v: 1, kind: 'hello', id: 1 },
    'x'.repeat(1_000_000),
  ),
);
