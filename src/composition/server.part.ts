import {
  noFileSaver,
  noConsentManager,
  noClipboard,
  noAttention,
  noAdProbe,
  noAdMedia,
  noAdFrames,
  noAdConsent,
  MemorySessionStore,
  loneTabChannel,
  alwaysStill,
  alwaysConnected,
  noGameFrames,
  noGuestId,
  noLeaveGuard,
  noGameConnections,
  noOfflineCopies,
  noOfflineGames,
  noPageIsolation,
  noPageLife,
  noPictureReader,
  noQrCodes,
  noRealtime,
  noSharer,
  noSignInOpener,
  noSignInTabs,
  noSlotSight,
  noXrSupport,
  silentInboxEcho,
  silentSoundPlayer,
} from '../adapters/detached/detached-adapters';
import { noAnalytics, noErrorReporter, noWebVitals } from '../adapters/detached/no-telemetry';
import { createWire } from '../adapters/http/wire';
import { SystemClock } from '../adapters/system/system';
import { portalCalls } from '../contract/portal-calls';
import type { RenderRequest } from '../contract/render.contract';
import { unknownSession } from '../domain/session/session';
import { UTC } from '../domain/shared/time-zone';
import { isHeadset, isMobile } from '../domain/shell/device';
import { noPageMemory } from '../ui/app/page-memory';
import { appModules } from './create-app';
import { appSettings } from './inlined-state';
import { tokens as t } from './tokens';
import type { Module } from './wiring';

/** Creates the modules for one server-rendered page: calls stay in the process, and no state outlives the response. */
export function createServerModules(request: RenderRequest): readonly Module[] {
  const { userAgent, transport } = request;
  const adaptersModule: Module = (wiring) => {
    wiring.value(t.settings, appSettings(request));
    wiring.value(t.clock, new SystemClock());
    wiring.value(t.device, { headset: isHeadset(userAgent), mobile: isMobile(userAgent, undefined) });
    wiring.value(t.initialSession, unknownSession);
    wiring.value(t.transport, transport);
    wiring.value(t.loadWire, () => Promise.resolve(createWire(portalCalls)));
    wiring.singleton(t.sessionStore, () => new MemorySessionStore(), []);
    wiring.value(t.tabChannel, loneTabChannel);
    wiring.value(t.attention, noAttention);
    wiring.value(t.soundPlayer, silentSoundPlayer);
    wiring.value(t.guestId, noGuestId);
    wiring.value(t.consentManager, noConsentManager);
    wiring.value(t.stillness, alwaysStill);
    wiring.value(t.pageMemory, noPageMemory);
    wiring.value(t.untilIdle, () => Promise.resolve());
    wiring.value(t.realtime, noRealtime);
    wiring.value(t.analytics, noAnalytics);
    wiring.value(t.errorReporter, noErrorReporter);
    wiring.value(t.webVitals, noWebVitals);
    wiring.value(t.adMedia, noAdMedia);
    wiring.value(t.adSight, noSlotSight);
    wiring.value(t.adStillness, alwaysStill);
    wiring.value(t.adProbe, noAdProbe);
    wiring.value(t.adConsent, noAdConsent);
    wiring.value(t.adFrames, noAdFrames);
    wiring.value(t.gameFrames, noGameFrames);
    wiring.value(t.connection, alwaysConnected);
    wiring.value(t.offlineGames, noOfflineGames);
    wiring.value(t.offlineCopies, noOfflineCopies);
    wiring.value(t.xrSupport, noXrSupport);
    wiring.value(t.pageIsolation, noPageIsolation);
    wiring.value(t.gameConnections, noGameConnections);
    wiring.value(t.pageLife, noPageLife);
    wiring.value(t.sharer, noSharer);
    wiring.value(t.clipboard, noClipboard);
    wiring.value(t.timeZone, UTC);
    wiring.value(t.qrCodes, noQrCodes);
    wiring.value(t.fileSaver, noFileSaver);
    wiring.value(t.pictureReader, noPictureReader);
    wiring.value(t.leaveGuard, noLeaveGuard);
    wiring.value(t.inboxEcho, silentInboxEcho);
    wiring.value(t.signInTabs, noSignInTabs);
    wiring.value(t.signInOpener, noSignInOpener);
  };
  return [adaptersModule, ...appModules];
}
