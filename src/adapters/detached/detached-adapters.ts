import { of } from 'rxjs';
import type { AdConsentSource } from '../../application/ads/ad-consent-source.port';
import type { AdFrames } from '../../application/ads/ad-frames.port';
import type { AdMedia } from '../../application/ads/ad-media.port';
import type { AdProbe } from '../../application/ads/ad-probe.port';
import type { SlotSight } from '../../application/ads/slot-sight.port';
import type { SignInOpener } from '../../application/auth/sign-in-opener.port';
import type { SignInTabs } from '../../application/auth/sign-in-tabs.port';
import type { GameFrames } from '../../application/bridge/game-frames.port';
import type { InboxEcho } from '../../application/inbox/inbox-echo.port';
import type { SoundPlayer } from '../../application/notices/sound-player.port';
import type { OfflineCopies } from '../../application/offline/offline-copies.port';
import type { OfflineGames } from '../../application/offline/offline-games.port';
import type { GameConnections } from '../../application/play/game-connections.port';
import type { PageIsolation } from '../../application/play/page-isolation.port';
import type { XrSupport } from '../../application/play/xr-support.port';
import type { PictureReader } from '../../application/profile/picture-reader.port';
import type { GuestId } from '../../application/realtime/guest-id.port';
import type { Realtime } from '../../application/realtime/realtime.port';
import type { QrCodes } from '../../application/security/qr-codes.port';
import type { SessionStore } from '../../application/session/session-store.port';
import type { TabChannel } from '../../application/session/tab-channel.port';
import type { ConsentManager } from '../../application/shell/consent-manager.port';
import type { Attention } from '../../application/system/attention.port';
import type { Clipboard } from '../../application/system/clipboard.port';
import type { Connection } from '../../application/system/connection.port';
import type { FileSaver } from '../../application/system/file-saver.port';
import type { LeaveGuard } from '../../application/system/leave-guard.port';
import type { PageLife } from '../../application/system/page-life.port';
import type { Sharer } from '../../application/system/sharer.port';
import type { Stillness } from '../../application/system/stillness.port';
import type { CurrentUser } from '../../domain/session/current-user';
import { err } from '../../domain/shared/result';

/** No-op game frames for pages rendered on the server. */
export const noGameFrames: GameFrames<HTMLIFrameElement> = {
  open: () => ({ connect: () => () => undefined, send: () => undefined, cover: () => undefined }),
};

/** No stored games for pages rendered on the server. */
export const noOfflineGames: OfflineGames = {
  remember: () => undefined,
  forgetAll: () => undefined,
  isStored: () => false,
  stored$: () => of(false),
};

/** Copies without a browser: none is ever stored. */
export const noOfflineCopies: OfflineCopies = {
  savedAt: undefined,
  documentPath: '/',
  start: () => () => undefined,
  deleteVisits: () => undefined,
};

/** Connection without a browser: always online. */
export const alwaysConnected: Connection = { isOffline: () => false, online$: of(true) };

/** Reduced motion for pages rendered without a browser. */
export const alwaysStill: Stillness = { wanted$: of(true) };

/** No-op tab channel for programs without other tabs. */
export const loneTabChannel: TabChannel = {
  announce: () => undefined,
  listen: () => () => undefined,
};

/** Stores the user in memory, for programs without a browser tab. */
export class MemorySessionStore implements SessionStore {
  private user: CurrentUser | undefined;

  load(): CurrentUser | undefined {
    return this.user;
  }

  save(user: CurrentUser): void {
    this.user = user;
  }

  clear(): void {
    this.user = undefined;
  }
}

/** No-op consent source for pages rendered on the server. */
export const noAdConsent: AdConsentSource = {
  follow: (listener) => {
    listener('unknown', { gdprApplies: undefined, text: '' });
    return () => undefined;
  },
};

/** No-op ad frames for pages rendered on the server. */
export const noAdFrames: AdFrames<HTMLIFrameElement> = {
  open: () => ({ address: 'about:blank', connect: () => () => undefined }),
};

/** No-op ad media for pages rendered on the server. */
export const noAdMedia: AdMedia = { fetched: () => Promise.resolve(false) };

/** Ad probe without a request: reports that ads are not blocked. */
export const noAdProbe: AdProbe = { load: () => Promise.resolve(true) };

/** Attention of a program without a visible page. */
export const noAttention: Attention = {
  whenSeen: () => () => undefined,
  onReturn: () => () => undefined,
  claim: () => Promise.resolve(false),
};

/** Clipboard without a browser: every copy fails. */
export const noClipboard: Clipboard = { copy: () => Promise.resolve(false) };

/** Absent consent manager for pages rendered on the server. */
export const noConsentManager: ConsentManager = {
  loaded$: of(false),
  openSettings: () => undefined,
};

/** No-op file saver for pages rendered on the server. */
export const noFileSaver: FileSaver = { save: () => undefined };

/** Absent guest id for programs without cookies. */
export const noGuestId: GuestId = { read: () => undefined };

/** No-op leave guard for pages rendered on the server. */
export const noLeaveGuard: LeaveGuard = { activate: () => () => undefined };

/** Connections without a document: none. */
export const noGameConnections: GameConnections = { open: () => undefined };

/** Page isolation without a document: never isolated. */
export const noPageIsolation: PageIsolation = { isIsolated: () => false, openPlayPage: () => undefined };

/** No-op page lifecycle for programs without a page. */
export const noPageLife: PageLife = {
  follow: () => () => undefined,
};

/** Picture reader for pages rendered on the server: rejects every file. */
export const noPictureReader: PictureReader = { read: () => Promise.resolve(err('unreadable')) };

/** No-op QR codes for pages rendered on the server. */
export const noQrCodes: QrCodes = { draw: () => Promise.resolve(undefined) };

/** No-op push connection for pages rendered on the server. */
export const noRealtime: Realtime = { listen: () => () => undefined };

/** Sharer for clients without a share dialog. */
export const noSharer: Sharer = { share: () => Promise.resolve('unavailable') };

/** Absent opener, for pages that no other tab opened. */
export const noSignInOpener: SignInOpener = { notifyRegistered: () => false };

/** Login tabs for clients that cannot open tabs. */
export const noSignInTabs: SignInTabs = { open: () => undefined };

/** No-op visibility observer for pages rendered on the server. */
export const noSlotSight: SlotSight<Element> = { watch: () => () => undefined };

/** WebXR support without a browser: always unsupported. */
export const noXrSupport: XrSupport = { ability: () => Promise.resolve('unsupported') };

/** No-op inbox echo for programs without other tabs. */
export const silentInboxEcho: InboxEcho = {
  publish: () => undefined,
  listen: () => () => undefined,
};

/** No-op sound player. */
export const silentSoundPlayer: SoundPlayer = { play: () => undefined };
