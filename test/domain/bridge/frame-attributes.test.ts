import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { frameAttributes, sandboxNames } from '../../../src/domain/bridge/frame-attributes';

describe('the frame of a game', () => {
  test('is allowed what decisions §7 lists, letter by letter', () => {
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
  ])('can never navigate the top, open windows, show dialogs, download or send forms', (token) => {
    expect(frameAttributes.sandbox.split(' ')).not.toContain(token);
  });
});

describe('the names of the sandbox', () => {
  test('are those that developers have written into their pages', () => {
    expect(sandboxNames).toEqual({ key: 'holocade_sandbox', gameLink: 'holocade-game', panel: 'holocade_panel' });
  });
});
