import { BroadcastTabChannel } from '../adapters/browser/broadcast-tab-channel';
import { CookieGuestId } from '../adapters/browser/cookie-guest-id';
import { HtmlSoundPlayer } from '../adapters/browser/html-sound-player';
import { WebXrSupport } from '../adapters/browser/web-xr-support';
import { authoriseChannel } from '../adapters/http/authorise-channel';
import { fetchTransport } from '../adapters/http/fetch-transport';
import { IframeGameFrames } from '../adapters/iframe/iframe-game-frames';
import { TabSessionStore } from '../adapters/storage/tab-session-store';
import { ConsoleDiagnostics } from '../adapters/system/console-diagnostics';
import { SystemClock } from '../adapters/system/system-clock';
import { SystemRandom } from '../adapters/system/system-random';
import { SocketIoRealtime } from '../adapters/websocket/socket-io-realtime';
import { browseModule } from './browse.module';
import type { Module } from './create-wiring';
import { httpModule } from './http.module';
import type { InlinedState } from './inlined-state';
import { noticesModule } from './notices.module';
import { playModule } from './play.module';
import { screensModule } from './screens.module';
import { sessionModule } from './session.module';
import { tokens } from './tokens';

/** The app in a browser tab, going on where the server's page ended. */
export function createBrowserModules({ settings, device, session }: InlinedState): readonly Module[] {
  const place: Module = (wiring) => {
    wiring.value(tokens.settings, settings);
    wiring.value(tokens.device, device);
    wiring.value(tokens.initialSession, session);
    wiring.singleton(tokens.transport, ({ apiOrigin }) => fetchTransport(apiOrigin), [tokens.settings]);
    wiring.singleton(tokens.sessionStore, () => new TabSessionStore(), []);
    wiring.singleton(tokens.tabChannel, () => new BroadcastTabChannel(), []);
    wiring.singleton(tokens.soundPlayer, ({ staticOrigin }) => new HtmlSoundPlayer(staticOrigin), [tokens.settings]);
    wiring.singleton(tokens.guestId, () => new CookieGuestId(), []);
    wiring.singleton(
      tokens.realtime,
      (http, diagnostics, clock) => new SocketIoRealtime(authoriseChannel(http), diagnostics, clock),
      [tokens.http, tokens.diagnostics, tokens.clock],
    );
    wiring.singleton(tokens.xrSupport, () => new WebXrSupport(), []);
    wiring.singleton(tokens.gameFrames, (clock, diagnostics) => new IframeGameFrames(window, clock, diagnostics), [
      tokens.clock,
      tokens.diagnostics,
    ]);
    wiring.singleton(tokens.clock, () => new SystemClock(), []);
    wiring.singleton(tokens.random, () => new SystemRandom(), []);
    wiring.singleton(tokens.diagnostics, () => new ConsoleDiagnostics(), []);
  };
  return [place, httpModule, sessionModule, noticesModule, browseModule, playModule, screensModule];
}
