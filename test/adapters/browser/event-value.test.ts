import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { eventValue } from '../../../src/adapters/browser/event-value';

class Lamp extends EventTarget {
  lit = false;
  readonly listeners: unknown[] = [];

  override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
    this.listeners.push(listener);
    super.addEventListener(type, listener);
  }

  override removeEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
    this.listeners.splice(this.listeners.indexOf(listener), 1);
    super.removeEventListener(type, listener);
  }

  set(lit: boolean, type = 'change'): void {
    this.lit = lit;
    this.dispatchEvent(new Event(type));
  }
}

function received(lamp: Lamp) {
  const values: boolean[] = [];
  const following = eventValue(
    () => lamp,
    'change',
    ({ lit }) => lit,
  ).subscribe((value) => values.push(value));
  return { values, following };
}

describe('eventValue', () => {
  test('emits the value at once and after each change', () => {
    const lamp = new Lamp();
    const { values } = received(lamp);
    lamp.set(true);
    lamp.set(true);
    lamp.set(false, 'other');
    expect(values).toEqual([false, true]);
  });

  test('reads no value before a subscription and emits none afterwards', () => {
    const lamp = new Lamp();
    let opened = 0;
    const value$ = eventValue(
      () => {
        opened += 1;
        return lamp;
      },
      'change',
      ({ lit }) => lit,
    );
    expect(opened).toBe(0);
    const values: boolean[] = [];
    value$.subscribe((value) => values.push(value)).unsubscribe();
    lamp.set(true);
    expect([opened, values, lamp.listeners]).toEqual([1, [false], []]);
  });

  property.prop([fc.array(fc.boolean())])('never repeats a value and ends with the value of the source', (states) => {
    const lamp = new Lamp();
    const { values, following } = received(lamp);
    for (const lit of states) lamp.set(lit);
    following.unsubscribe();
    expect(values.some((value, place) => value === values[place - 1])).toBe(false);
    expect(values.at(-1)).toBe(lamp.lit);
  });
});
