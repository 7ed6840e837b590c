import { expect, test, vi } from 'vitest';
import { DeviceHaptics } from '../../../src/adapters/browser/device-haptics';

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
