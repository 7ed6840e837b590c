import type { Observable } from 'rxjs';
import { distinctUntilChanged, map, skip } from 'rxjs';
import { BroadcastTabChannel } from '../adapters/browser/broadcast-tab-channel';
import {
  HtmlSoundPlayer,
  CookieGuestId,
  MediaStillness,
  PageAttention,
  PageConsentManager,
} from '../adapters/browser/page-environment';
import { authoriseChannel } from '../adapters/http/authorise-channel';
import { fetchTransport } from '../adapters/http/fetch-transport';
import { TabSessionStore } from '../adapters/storage/tab-session-store';
import { SystemClock } from '../adapters/system/system';
import { DeferredRealtime } from '../adapters/websocket/deferred-realtime';
import type { SessionState } from '../application/session/session-state';
import type { Clock } from '../application/system/clock.port';
import { deferred } from '../application/system/deferred';
import { CachedLoaders } from '../ui/app/cached-loaders';
import type { PageMemory } from '../ui/app/page-memory';
import { PageCache } from '../ui/app/page-cache';
import { ShownPageData } from '../ui/app/shown-page-data';
import { appModules } from './create-app';
import { isMobile } from '../domain/shell/device';
import type { InlinedState } from './inlined-state';
import { browserTelemetry } from './telemetry.part';
import { tokens as t } from './tokens';
import { untilIdle } from '../adapters/browser/when-idle';
import type { Module } from './wiring';

/** Creates a tab's page cache. A change of user clears the cache and refetches the current page and pending pages. */
export function createPageMemory(clock: Clock, { session$ }: SessionState): PageMemory {
  const shown = new ShownPageData();
  const seen = new PageCache(clock, shown);
  changes(session$.pipe(map(({ user }) => user?.id))).subscribe(() => {
    seen.clear();
  });
  // After an expired session the page stays while the player is prompted to log in again.
  changes(session$.pipe(map(({ user, former }) => (user ?? former)?.id))).subscribe(() => {
    shown.reload();
  });
  return new CachedLoaders(seen, shown);
}

function changes(who$: Observable<string | undefined>): Observable<string | undefined> {
  return who$.pipe(distinctUntilChanged(), skip(1));
}

/** Creates the modules of a browser tab, starting from the state that the server inlined. */
export function createBrowserModules({ settings, device, session, now }: InlinedState): readonly Module[] {
  const adaptersModule: Module = (wiring) => {
    wiring.value(t.settings, settings);
    // Premium ends by the server's time, so the first render agrees with the document even if the clock of the device is wrong.
    wiring.value(t.clock, new SystemClock(now === undefined ? 0 : now - Date.now()));
    const { userAgent, userAgentData } = navigator as Navigator & {
      readonly userAgentData?: { readonly mobile: boolean };
    };
    // Some browsers state it, and the server can only read the user agent.
    wiring.value(t.device, { ...device, mobile: isMobile(userAgent, userAgentData?.mobile) });
    wiring.value(t.initialSession, session);
    wiring.singleton(t.transport, ({ apiOrigin }) => fetchTransport(apiOrigin), [t.settings]);
    // Loaded once: a page being closed has no time for a dynamic import, not even of a loaded module.
    wiring.singleton(t.loadWire, () => deferred(async () => (await import('../adapters/http/browser-wire')).wire), []);
    wiring.singleton(t.sessionStore, () => new TabSessionStore(), []);
    wiring.singleton(t.tabChannel, () => new BroadcastTabChannel(), []);
    // `navigator.locks` is undefined in an insecure context, despite its type.
    const { locks } = navigator as Partial<Navigator>;
    wiring.singleton(t.attention, (clock) => new PageAttention(document, clock, locks), [t.clock]);
    wiring.singleton(t.soundPlayer, ({ staticOrigin }) => new HtmlSoundPlayer(staticOrigin), [t.settings]);
    wiring.singleton(t.guestId, () => new CookieGuestId(), []);
    wiring.singleton(t.consentManager, () => new PageConsentManager(), []);
    wiring.singleton(t.stillness, () => new MediaStillness(), []);
    wiring.singleton(t.pageMemory, createPageMemory, [t.clock, t.sessionState]);
    wiring.value(t.untilIdle, () => untilIdle(window));
    wiring.singleton(
      t.realtime,
      (http, diagnostics, clock, refusals) =>
        new DeferredRealtime(
          async () => {
            const { idleScripts } = await import('./idle-scripts');
            return new idleScripts.SocketIoRealtime(authoriseChannel(http, refusals.report), diagnostics, clock);
          },
          diagnostics,
          clock,
        ),
      [t.http, t.diagnostics, t.clock, t.sessionRefusals],
    );
  };
  return [adaptersModule, browserTelemetry, ...appModules];
}
