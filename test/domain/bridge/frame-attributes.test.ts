import { describe, expect, test } from 'vitest';
import { frameAttributes } from '../../../src/domain/bridge/frame-attributes';

describe('the frame of a game', () => {
  test('is allowed what decisions §7 lists, letter by letter', () => {
    expect(frameAttributes).toEqual({
      sandbox: 'allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock',
      allow:
        'xr-spatial-tracking; fullscreen; gamepad; autoplay; accelerometer; gyroscope; magnetometer; screen-wake-lock',
      referrerPolicy: 'strict-origin',
    });
  });

  test('can never navigate the top, open windows, show dialogs, download or send forms', () => {
    expect(frameAttributes.sandbox).not.toMatch(/top-navigation|popups|modals|downloads|forms/);
  });
});
