import { bridgeError } from '../src/domain/bridge/bridge-error';
import { HELLO_EVERY, HELLO_FOR } from '../src/domain/bridge/link-limits';
import { hello, refused, request, succeeded } from '../src/domain/bridge/message';
import { parsePortalMessage } from '../src/domain/bridge/parse-message';
import type { Listeners } from './listeners';
import type { OpenCalls } from './open-calls';

/** The part of the game's window that the link uses. */
export type GameWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent'>;

function speakOver(port: MessagePort, calls: OpenCalls, listeners: Listeners): void {
  let lastEvent = -1;
  port.onmessage = ({ data }) => {
    const message = parsePortalMessage(data);
    if (message?.kind === 'response') calls.settle(message);
    if (message?.kind !== 'event') return;
    port.postMessage(succeeded(message.id, undefined));
    // Events arrive in the order of their ids, so what is not newer is a repetition.
    if (message.id <= lastEvent) return;
    lastEvent = message.id;
    listeners.emit(message.name, message.detail);
  };
  calls.carryBy((id, method, args) => {
    try {
      port.postMessage(request(id, method, args));
    } catch {
      calls.settle(refused(id, bridgeError('err_validation', 'The arguments cannot be sent.')));
    }
  });
}

/** Says hello to the portal until it sends a port, and speaks over that from then on; false when it stays silent for 10 s. */
export function linkToPortal(
  own: GameWindow,
  origin: string,
  calls: OpenCalls,
  listeners: Listeners,
): Promise<boolean> {
  const greeting = hello(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));
  return new Promise((resolve) => {
    const greet = () => own.parent.postMessage(greeting, origin);
    const repeating = setInterval(greet, HELLO_EVERY);
    const stopGreeting = (linked: boolean) => {
      clearInterval(repeating);
      clearTimeout(waiting);
      resolve(linked);
    };
    const waiting = setTimeout(() => {
      own.removeEventListener('message', welcomed);
      stopGreeting(false);
    }, HELLO_FOR);
    // It goes on listening: a portal that renews its side welcomes again, and the newest port counts.
    const welcomed = ({ source, origin: sender, data, ports: [port] }: MessageEvent) => {
      if (source !== own.parent || sender !== origin || port === undefined) return;
      if (parsePortalMessage(data)?.kind !== 'welcome') return;
      speakOver(port, calls, listeners);
      stopGreeting(true);
    };
    own.addEventListener('message', welcomed);
    greet();
  });
}
