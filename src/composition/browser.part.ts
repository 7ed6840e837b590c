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
import { noAnalytics, noErrorReporter } from '../adapters/detached/no-telemetry';
import { authoriseChannel } from '../adapters/http/authorise-channel';
import { fetchTransport } from '../adapters/http/fetch-transport';
import { TabSessionStore } from '../adapters/storage/tab-session-store';
import type { DataLayerPage } from '../adapters/telemetry/data-layer-analytics';
import { DataLayerAnalytics } from '../adapters/telemetry/data-layer-analytics';
import { DeferredErrorReporter } from '../adapters/telemetry/deferred-error-reporter';
import { DeferredRealtime } from '../adapters/websocket/deferred-realtime';
import type { SessionState } from '../application/session/session-state';
import type { Clock } from '../application/system/clock.port';
import { PageKeeper } from '../ui/app/page-keeper';
import type { PageMemory } from '../ui/app/page-memory';
import { SeenPages } from '../ui/app/seen-pages';
import { ShownAnswers } from '../ui/app/shown-answers';
import type { InlinedState } from './inlined-state';
import { screensModule, browseModule, noticesModule, sessionModule, httpModule, systemModule } from './core.part';
import { telemetryModule } from './telemetry.part';
import { tokens } from './tokens';
import { untilIdle } from './when-idle';
import type { Module } from './wiring';
import { loadOnce } from './wiring';

/** Dependencies of analytics and error reports in a tab; scripts are loaded after the page, and only if configured. */
const browserTelemetry: Module = (wiring) => {
  wiring.singleton(
    tokens.analytics,
    ({ tagManager }, clock, diagnostics) => {
      if (tagManager === undefined) return noAnalytics;
      return new DataLayerAnalytics(window as DataLayerPage, () => {
        import('../adapters/telemetry/tag-manager').then(
          ({ addTagManager }) => {
            addTagManager(window, tagManager, () => clock.now());
          },
          () => {
            diagnostics.warn('Analytics: their script could not be loaded.');
          },
        );
      });
    },
    [tokens.settings, tokens.clock, tokens.diagnostics],
  );
  wiring.singleton(
    tokens.errorReporter,
    ({ errorReports }, random, diagnostics) => {
      if (errorReports === undefined) return noErrorReporter;
      return new DeferredErrorReporter(async () => {
        const { SentryErrorReporter } = await import('../adapters/telemetry/sentry-error-reporter');
        return new SentryErrorReporter(errorReports, random);
      }, diagnostics);
    },
    [tokens.settings, tokens.random, tokens.diagnostics],
  );
};

/** Creates a tab's page cache. A change of user clears the cache and refetches the current page and pending pages. */
export function createPageMemory(clock: Clock, { session$ }: SessionState): PageMemory {
  const shown = new ShownAnswers();
  const seen = new SeenPages(clock, shown);
  changes(session$.pipe(map(({ user }) => user?.id))).subscribe(() => {
    seen.clear();
  });
  // After an expired session the page stays while the player is prompted to log in again.
  changes(session$.pipe(map(({ user, former }) => (user ?? former)?.id))).subscribe(() => {
    shown.anew();
  });
  return new PageKeeper(seen, shown);
}

function changes(who$: Observable<string | undefined>): Observable<string | undefined> {
  return who$.pipe(distinctUntilChanged(), skip(1));
}

/** Creates the modules of a browser tab, starting from the state that the server inlined. */
export function createBrowserModules({ settings, device, session }: InlinedState): readonly Module[] {
  const place: Module = (wiring) => {
    wiring.value(tokens.settings, settings);
    wiring.value(tokens.device, device);
    wiring.value(tokens.initialSession, session);
    wiring.singleton(tokens.transport, ({ apiOrigin }) => fetchTransport(apiOrigin), [tokens.settings]);
    wiring.value(tokens.loadWire, () => import('./browser-wire'));
    wiring.singleton(tokens.sessionStore, () => new TabSessionStore(), []);
    wiring.singleton(tokens.tabChannel, () => new BroadcastTabChannel(), []);
    // `navigator.locks` is undefined in an insecure context, despite its type.
    const { locks } = navigator as Partial<Navigator>;
    wiring.singleton(tokens.attention, (clock) => new PageAttention(document, clock, locks), [tokens.clock]);
    wiring.singleton(tokens.soundPlayer, ({ staticOrigin }) => new HtmlSoundPlayer(staticOrigin), [tokens.settings]);
    wiring.singleton(tokens.guestId, () => new CookieGuestId(), []);
    wiring.singleton(tokens.consentManager, () => new PageConsentManager(), []);
    wiring.singleton(tokens.stillness, () => new MediaStillness(), []);
    wiring.singleton(tokens.pageMemory, createPageMemory, [tokens.clock, tokens.sessionState]);
    wiring.singleton(
      tokens.realtime,
      (http, diagnostics, clock, refusals) =>
        new DeferredRealtime(
          async () => {
            const { SocketIoRealtime } = await import('../adapters/websocket/socket-io-realtime');
            return new SocketIoRealtime(authoriseChannel(http, refusals.report), diagnostics, clock);
          },
          diagnostics,
          clock,
        ),
      [tokens.http, tokens.diagnostics, tokens.clock, tokens.sessionRefusals],
    );
    wiring.value(
      tokens.openPlay,
      loadOnce(async () => (await import('./play.part')).openBrowserPlay(wiring)),
    );
    wiring.value(
      tokens.openOverlays,
      loadOnce(async () => (await import('./overlays.part')).openBrowserOverlays(wiring)),
    );
    wiring.value(
      tokens.openAds,
      loadOnce(async () => {
        await untilIdle(window);
        return (await import('./ads.part')).openBrowserAds(wiring);
      }),
    );
    wiring.value(
      tokens.openInbox,
      loadOnce(async () => (await import('./inbox.part')).openBrowserInbox(wiring)),
    );
    wiring.value(
      tokens.openAccount,
      loadOnce(async () => (await import('./account.part')).openBrowserAccount(wiring)),
    );
    wiring.value(
      tokens.openSearch,
      loadOnce(async () => (await import('./search.part')).openBrowserSearch(wiring)),
    );
    wiring.value(
      tokens.openArcade,
      loadOnce(async () => (await import('./arcade.part')).openBrowserArcade(wiring)),
    );
    wiring.value(
      tokens.openMarket,
      loadOnce(async () => (await import('./market.part')).openBrowserMarket(wiring)),
    );
    wiring.value(
      tokens.openAuth,
      loadOnce(async () => (await import('./auth.part')).openAuth(wiring)),
    );
    wiring.value(
      tokens.openSocial,
      loadOnce(async () => (await import('./social.part')).openBrowserSocial(wiring)),
    );
    wiring.value(
      tokens.openTokens,
      loadOnce(async () => (await import('./token-pages.part')).openBrowserTokens(wiring)),
    );
  };
  return [
    place,
    systemModule,
    browserTelemetry,
    telemetryModule,
    httpModule,
    sessionModule,
    noticesModule,
    browseModule,
    screensModule,
  ];
}
