import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { frameAttributes, sandboxNames } from '../../../src/domain/bridge/frame-attributes';

describe('frameAttributes', () => {
  test('allow exactly the list of decisions §7', () => {
    expect(frameAttributes).toEqual({
      sandbox: 'allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock',
      allow:
        'xr-spatial-tracking; fullscreen; gamepad; autoplay; accelerometer; gyroscope; magnetometer; screen-wake-lock; cross-origin-isolated',
      referrerPolicy: 'strict-origin',
    });
  });

  test.prop([
    fc.constantFrom(
      'allow-top-navigation',
      'allow-top-navigation-by-user-activation',
      'allow-top-navigation-to-custom-protocols',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-modals',
      'allow-downloads',
      'allow-forms',
      'allow-presentation',
      'allow-storage-access-by-user-activation',
    ),
  ])('never allow top navigation, windows, dialogs, downloads or forms', (token) => {
    expect(frameAttributes.sandbox.split(' ')).not.toContain(token);
  });
});

describe('sandboxNames', () => {
  test('are the published names', () => {
    expect(sandboxNames).toEqual({ key: 'holocade_sandbox', gameLink: 'holocade-game', panel: 'holocade_panel' });
  });
});
