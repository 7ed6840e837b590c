import type { PortalWindow } from '../../src/adapters/iframe/iframe-game-frames';

interface Sent {
  readonly data: unknown;
  readonly targetOrigin: string;
  readonly ports: readonly MessagePort[];
}

type Listener = Parameters<EventTarget['addEventListener']>[1];

/** Window that counts its listeners, records its messages and accepts only messages for its origin. */
class FakeWindow extends EventTarget {
  listeners = 0;
  readonly sent: Sent[] = [];
  readonly location: {
    readonly origin: string;
    readonly protocol: string;
    readonly host: string;
    readonly search: string;
  };

  constructor(address: string) {
    super();
    const { origin, protocol, host, search } = new URL(address);
    this.location = { origin, protocol, host, search };
  }

  override addEventListener(type: string, listener: Listener): void {
    this.listeners += 1;
    super.addEventListener(type, listener);
  }

  override removeEventListener(type: string, listener: Listener): void {
    this.listeners -= 1;
    super.removeEventListener(type, listener);
  }

  /** Delivers a message posted by a window at `origin`, known to this window as `source`. */
  receive(data: unknown, origin: string, source: unknown, ports: readonly MessagePort[] = []): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data), origin, source, ports }));
  }
}

/** Cross-origin view of a window, with `postMessage` only. */
function reach(target: FakeWindow, senderOrigin: string, source: () => unknown) {
  return {
    postMessage(data: unknown, targetOrigin: string, ports: readonly MessagePort[] = []): void {
      target.sent.push({ data, targetOrigin, ports });
      if (targetOrigin === target.location.origin) target.receive(data, senderOrigin, source(), ports);
    },
  };
}

/** Creates a portal's window with an iframe that contains a game's window. */
export function fakeWindows(portalAddress: string, gameAddress: string) {
  const portal = new FakeWindow(portalAddress);
  const game = new FakeWindow(gameAddress);
  const contentWindow = reach(game, portal.location.origin, () => parent);
  const parent = reach(portal, game.location.origin, () => contentWindow);
  const element = Object.assign(new EventTarget(), { contentWindow });
  return {
    portal,
    game,
    contentWindow,
    parent,
    portalWindow: portal as unknown as PortalWindow,
    gameWindow: Object.assign(game, { parent, top: parent }) as unknown as Window,
    iframe: element as unknown as HTMLIFrameElement,
  };
}
