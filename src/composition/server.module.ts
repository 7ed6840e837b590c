import { accountTokens as own } from './account-tokens';
import { noAdConsent } from '../adapters/detached/no-ad-consent';
import { noAdFrames } from '../adapters/detached/no-ad-frames';
import { noAdMedia } from '../adapters/detached/no-ad-media';
import { noAdProbe } from '../adapters/detached/no-ad-probe';
import { noSlotSight } from '../adapters/detached/no-slot-sight';
import { openAds } from './open-ads';
import { alwaysStill } from '../adapters/detached/always-still';
import { noClipboard } from '../adapters/detached/no-clipboard';
import { noConsentManager } from '../adapters/detached/no-consent-manager';
import { alwaysConnected } from '../adapters/detached/always-connected';
import { loneTabChannel } from '../adapters/detached/lone-tab-channel';
import { noAttention } from '../adapters/detached/no-attention';
import { MemorySessionStore } from '../adapters/detached/memory-session-store';
import { noAnalytics } from '../adapters/detached/no-analytics';
import { noFileSaver } from '../adapters/detached/no-file-saver';
import { noErrorReporter } from '../adapters/detached/no-error-reporter';
import { noGameFrames } from '../adapters/detached/no-game-frames';
import { noGuestId } from '../adapters/detached/no-guest-id';
import { noPageLife } from '../adapters/detached/no-page-life';
import { noLeaveGuard } from '../adapters/detached/no-leave-guard';
import { noPictureReader } from '../adapters/detached/no-picture-reader';
import { noQrCodes } from '../adapters/detached/no-qr-codes';
import { noRealtime } from '../adapters/detached/no-realtime';
import { noSharer } from '../adapters/detached/no-sharer';
import { noSignInOpener } from '../adapters/detached/no-sign-in-opener';
import { noSignInTabs } from '../adapters/detached/no-sign-in-tabs';
import { noPageIsolation } from '../adapters/detached/no-page-isolation';
import { noXrSupport } from '../adapters/detached/no-xr-support';
import { silentInboxEcho } from '../adapters/detached/silent-inbox-echo';
import { silentSoundPlayer } from '../adapters/detached/silent-sound-player';
import * as wire from '../adapters/http/wire';
import type { RenderRequest } from '../contract/render.contract';
import { unknownSession } from '../domain/session/session';
import { isHeadset, isMobile } from '../domain/shell/device';
import { noPageMemory } from '../ui/app/page-memory';
import { UTC } from '../domain/shared/time-zone';
import { accountModule, accountServices } from './account.module';
import { appSettings } from './app-settings';
import { browseModule } from './browse.module';
import type { Module } from './create-wiring';
import { httpModule } from './http.module';
import { inboxModule } from './inbox.module';
import { noticesModule } from './notices.module';
import { openArcade } from './open-arcade';
import { openAuth } from './open-auth';
import { openMarket } from './open-market';
import { addOverlayAds } from './overlay-ads';
import { overlayServices, overlaysModule } from './overlays.module';
import { playModule, playServices } from './play.module';
import { screensModule } from './screens.module';
import { searchModule, searchServices } from './search.module';
import { sessionModule } from './session.module';
import { socialModule, socialServices } from './social.module';
import { systemModule } from './system.module';
import { telemetryModule } from './telemetry.module';
import { tokenServices, tokensModule } from './tokens.module';
import { tokens } from './tokens';
import { trackPlayModule } from './track-play.module';

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
