import { fc } from '@fast-check/vitest';
import { lifecycleSignals, xrSignals as signals } from '../../src/domain/bridge/bridge-event';
import type { PlayEvent } from '../../src/domain/play/play-session';
import type { XrPresence } from '../../src/domain/play/xr-presence';

/** All signals of a headset session. */
export const xrSignals = fc.constantFrom(...signals);

/** All states of a headset session. */
export const xrPresences: fc.Arbitrary<XrPresence> = fc.constantFrom('idle', 'visible', 'blurred', 'hidden', 'ended');

/** All events of a play. */
export const playEvents: fc.Arbitrary<PlayEvent> = fc.oneof(
  xrSignals.map((signal) => ({ type: 'xr-signalled' as const, signal })),
  fc.constantFrom(...lifecycleSignals).map((signal) => ({ type: 'lifecycle-signalled' as const, signal })),
  fc.boolean().map((signedIn) => ({ type: 'sign-in-changed' as const, signedIn })),
  fc.constantFrom('page-left' as const, 'page-back' as const).map((type) => ({ type })),
  fc.constant({ type: 'left' as const }),
);
