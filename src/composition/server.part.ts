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
import { noAnalytics, noErrorReporter } from '../adapters/detached/no-telemetry';
import * as wire from '../adapters/http/wire';
import type { RenderRequest } from '../contract/render.contract';
import { unknownSession } from '../domain/session/session';
import { UTC } from '../domain/shared/time-zone';
import { isHeadset, isMobile } from '../domain/shell/device';
import { noPageMemory } from '../ui/app/page-memory';
import { accountTokens as own } from './account-tokens';
import { accountModule, accountServices } from './account.part';
import { appSettings } from './app-settings';
import { inboxModule } from './inbox.part';
import { openAds } from './ads.part';
import { openArcade } from './arcade.part';
import { openAuth } from './auth.part';
import { openMarket } from './market.part';
import { overlayServices, overlaysModule } from './overlays.part';
import { addOverlayAds, playModule, playServices, trackPlayModule } from './play.part';
import { searchModule, searchServices } from './search.part';
import { socialModule, socialServices } from './social.part';
import { screensModule, browseModule, noticesModule, sessionModule, httpModule, systemModule } from './core.part';
import { telemetryModule } from './telemetry.part';
import { tokens } from './tokens';
import { tokenServices, tokensModule } from './token-pages.part';
import type { Module } from './wiring';

/** Creates the modules for one server-rendered page: calls stay in the process, and no state outlives the response. */
export function createServerModules(request: RenderRequest): readonly Module[] {
  const { userAgent, transport } = request;
  const place: Module = (wiring) => {
    wiring.value(tokens.settings, appSettings(request));
    wiring.value(tokens.analytics, noAnalytics);
    wiring.value(tokens.errorReporter, noErrorReporter);
    wiring.value(tokens.device, { headset: isHeadset(userAgent), mobile: isMobile(userAgent, undefined) });
    wiring.value(tokens.initialSession, unknownSession);
    wiring.value(tokens.transport, transport);
    wiring.value(tokens.loadWire, () => Promise.resolve(wire));
    wiring.value(tokens.tabChannel, loneTabChannel);
    wiring.value(tokens.attention, noAttention);
    wiring.value(tokens.handOn, { sharer: noSharer, clipboard: noClipboard });
    wiring.value(tokens.guestId, noGuestId);
    wiring.value(tokens.consentManager, noConsentManager);
    wiring.value(tokens.stillness, alwaysStill);
    wiring.value(tokens.realtime, noRealtime);
    wiring.value(tokens.pageMemory, noPageMemory);
    wiring.value(tokens.openPlay, () => Promise.resolve(playServices(wiring)));
    wiring.value(tokens.openOverlays, () => Promise.resolve(overlayServices(wiring)));
    wiring.value(tokens.openSearch, () => Promise.resolve(searchServices(wiring)));
    wiring.value(tokens.openArcade, () => Promise.resolve(openArcade(wiring, noClipboard)));
    wiring.value(tokens.openMarket, () => Promise.resolve(openMarket(wiring, noPageLife, UTC)));
    wiring.value(tokens.openAuth, () => Promise.resolve(openAuth(wiring)));
    wiring.value(tokens.openSocial, () => Promise.resolve(socialServices(wiring)));
    wiring.value(tokens.signInTabs, noSignInTabs);
    wiring.value(tokens.signInOpener, noSignInOpener);
    wiring.value(tokens.openTokens, () => Promise.resolve(tokenServices(wiring)));
    wiring.value(tokens.openAccount, () => Promise.resolve(accountServices(wiring)));
    wiring.value(own.timeZone, UTC);
    wiring.value(own.qrCodes, noQrCodes);
    wiring.value(own.clipboard, noClipboard);
    wiring.value(own.fileSaver, noFileSaver);
    wiring.value(own.pictureReader, noPictureReader);
    wiring.value(own.leaveGuard, noLeaveGuard);
    wiring.value(tokens.openInbox, () => Promise.resolve(wiring.get(tokens.inboxes)));
    wiring.value(tokens.inboxEcho, silentInboxEcho);
    wiring.value(tokens.gameFrames, noGameFrames);
    wiring.value(tokens.openAds, () =>
      Promise.resolve(openAds(wiring, { media: noAdMedia, sight: noSlotSight, stillness: alwaysStill })),
    );
    addOverlayAds(wiring, { probe: noAdProbe, consent: noAdConsent, frames: noAdFrames, stillness: alwaysStill });
    wiring.value(tokens.connection, alwaysConnected);
    wiring.value(tokens.xrSupport, noXrSupport);
    wiring.value(tokens.pageIsolation, noPageIsolation);
    wiring.value(tokens.soundPlayer, silentSoundPlayer);
    wiring.singleton(tokens.sessionStore, () => new MemorySessionStore(), []);
  };
  return [
    place,
    systemModule,
    telemetryModule,
    httpModule,
    sessionModule,
    noticesModule,
    inboxModule,
    accountModule,
    overlaysModule,
    browseModule,
    playModule,
    trackPlayModule((wiring) => ({ page: noPageLife, http: wiring.get(tokens.http) })),
    searchModule,
    socialModule,
    tokensModule,
    screensModule,
  ];
}
