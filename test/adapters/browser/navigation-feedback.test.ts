import { expect, test, vi } from 'vitest';
import type { TickContext } from '../../../src/adapters/browser/navigation-feedback';
import { DeviceHaptics, OscillatorTick } from '../../../src/adapters/browser/navigation-feedback';

test('DeviceHaptics pulses the device and every controller with the supported method', async () => {
  const vibrate = vi.fn(() => true);
  const pulse = vi.fn(() => Promise.resolve());
  const playEffect = vi.fn(() => Promise.reject(new Error('no motor')));
  const pads = [null, { hapticActuators: [{ pulse }] }, { hapticActuators: [], vibrationActuator: { playEffect } }, {}];
  new DeviceHaptics({ vibrate, getGamepads: () => pads }).pulse(10);
  await Promise.resolve();
  expect(vibrate).toHaveBeenCalledWith(10);
  expect(pulse).toHaveBeenCalledWith(0.5, 10);
  expect(playEffect).toHaveBeenCalledWith('dual-rumble', { duration: 10, weakMagnitude: 0.5 });
});

test('DeviceHaptics does nothing on a device without haptics', () => {
  expect(() => {
    new DeviceHaptics({}).pulse(10);
  }).not.toThrow();
});

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
