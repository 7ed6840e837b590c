import { fc } from '@fast-check/vitest';
import { lifecycleSignals } from '../../src/domain/bridge/lifecycle-signal';
import { xrSignals as signals } from '../../src/domain/bridge/xr-signal';
import type { PlayEvent } from '../../src/domain/play/play-session';
import type { XrPresence } from '../../src/domain/play/xr-presence';

/** Every signal of a headset session. */
export const xrSignals = fc.constantFrom(...signals);

/** Every place where a headset session can stand. */
export const xrPresences: fc.Arbitrary<XrPresence> = fc.constantFrom('idle', 'visible', 'blurred', 'hidden', 'ended');

/** Everything that can happen to a play. */
export const playEvents: fc.Arbitrary<PlayEvent> = fc.oneof(
  xrSignals.map((signal) => ({ type: 'xr-signalled' as const, signal })),
  fc.constantFrom(...lifecycleSignals).map((signal) => ({ type: 'lifecycle-signalled' as const, signal })),
  fc.boolean().map((signedIn) => ({ type: 'sign-in-changed' as const, signedIn })),
  fc.constantFrom('page-left' as const, 'page-back' as const).map((type) => ({ type })),
  fc.constant({ type: 'left' as const }),
);
