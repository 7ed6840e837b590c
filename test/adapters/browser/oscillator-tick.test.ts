import { expect, test, vi } from 'vitest';
import type { TickContext } from '../../../src/adapters/browser/oscillator-tick';
import { OscillatorTick } from '../../../src/adapters/browser/oscillator-tick';

const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });

function aContext() {
  const oscillators: { start: ReturnType<typeof vi.fn>; stop: ReturnType<typeof vi.fn> }[] = [];
  const context = {
    currentTime: 3,
    destination: {},
    resume: vi.fn(() => Promise.reject(new Error('not yet'))),
    createGain: () => ({ gain: param(), connect: vi.fn() }),
    createOscillator: () => {
      const oscillator = { frequency: param(), connect: vi.fn(), start: vi.fn(), stop: vi.fn() };
      oscillators.push(oscillator);
      return oscillator;
    },
  } as unknown as TickContext;
  return { context, oscillators };
}

test('OscillatorTick plays a short sound for each press, with one context opened by the first press', () => {
  const { context, oscillators } = aContext();
  const open = vi.fn(() => context);
  const tick = new OscillatorTick(open);
  expect(open).not.toHaveBeenCalled();
  tick.play();
  tick.play();
  expect(open).toHaveBeenCalledTimes(1);
  expect(oscillators).toHaveLength(2);
  expect(oscillators[0]?.start).toHaveBeenCalledWith(3);
  expect(oscillators[0]?.stop.mock.calls[0]?.[0]).toBeLessThan(3.1);
});

test('OscillatorTick stays silent in a browser without sound', () => {
  const tick = new OscillatorTick(() => {
    throw new Error('no audio');
  });
  expect(() => {
    tick.play();
  }).not.toThrow();
});
