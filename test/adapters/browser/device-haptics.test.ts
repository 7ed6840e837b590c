import { expect, test, vi } from 'vitest';
import { DeviceHaptics } from '../../../src/adapters/browser/device-haptics';

test('pulses the device, and every controller in the way that it knows', async () => {
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

test('does nothing where nothing can be felt', () => {
  expect(() => {
    new DeviceHaptics({}).pulse(10);
  }).not.toThrow();
});
