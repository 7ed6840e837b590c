import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PageStore } from '../../../sdk/page/page-store';

const KEY = 'holocade_test';
const parse = (stored: unknown) => (typeof stored === 'number' ? stored : 0);

function memory(initial?: string) {
  const items = new Map<string, string>(initial === undefined ? [] : [[KEY, initial]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return { items, storage: () => storage };
}

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

const full = (initial: string) => ({
  getItem: () => initial,
  setItem: (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

describe('PageStore', () => {
  test('keeps its state across pages and shares it between tabs', () => {
    const { storage, items } = memory();
    const [one, other] = [new PageStore(storage, KEY, parse), new PageStore(storage, KEY, parse)];
    expect(one.read()).toBe(0);
    one.write(7);
    expect(other.read()).toBe(7);
    other.write(8);
    expect(one.read()).toBe(8);
    items.clear();
    expect(one.read()).toBe(0);
  });

  test('keeps its state in the page when storage is blocked', () => {
    const store = new PageStore(blocked, KEY, parse);
    expect(store.read()).toBe(0);
    store.write(7);
    expect(store.read()).toBe(7);
  });

  test('keeps its state in the page when storage is full', () => {
    const store = new PageStore(() => full('3'), KEY, parse);
    expect(store.read()).toBe(3);
    store.write(7);
    expect(store.read()).toBe(7);
  });

  test.prop([fc.oneof(fc.string(), fc.json())])('never throws for any stored text', (text) => {
    expect(typeof new PageStore(memory(text).storage, KEY, parse).read()).toBe('number');
  });
});
