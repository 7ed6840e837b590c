import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { LocalStore } from '../../sdk/local-store';

function memory(initial?: string) {
  const items = new Map<string, string>(initial === undefined ? [] : [['holocade_sandbox', initial]]);
  return {
    items,
    storage: () => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    }),
  };
}

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('the memory of the sandbox', () => {
  test('survives the page', () => {
    const { storage } = memory();
    new LocalStore(storage).write({ signedIn: true });
    new LocalStore(storage).write({ unlocked: { 'first-light': '2026-01-01T00:00:00.000Z' } });
    expect(new LocalStore(storage).read()).toEqual({
      signedIn: true,
      unlocked: { 'first-light': '2026-01-01T00:00:00.000Z' },
    });
  });

  test('lives as long as the page where storage is blocked', () => {
    const store = new LocalStore(blocked);
    store.write({ signedIn: true });
    expect(store.read()).toEqual({ signedIn: true, unlocked: {} });
  });

  test.prop([
    fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => `{"signedIn":1,"unlocked":${json}}`),
    ),
  ])('never trips over what somebody wrote into storage', (text) => {
    const { signedIn, unlocked } = new LocalStore(memory(text).storage).read();
    expect(typeof signedIn).toBe('boolean');
    expect(Object.values(unlocked).every((date) => typeof date === 'string')).toBe(true);
  });
});
