import { bridgeError } from '../src/domain/bridge/bridge-error';
import { HELLO_EVERY, HELLO_FOR } from '../src/domain/bridge/link-limits';
import { hello, refused, request, succeeded } from '../src/domain/bridge/message';
import { parsePortalMessage } from '../src/domain/bridge/parse-message';
import type { Listeners } from './listeners';
import type { OpenCalls } from './open-calls';

/** The part of the game's window that the link uses. */
export type GameWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent'>;

function attachPort(port: MessagePort, calls: OpenCalls, listeners: Listeners): void {
  let lastEvent = -1;
  port.onmessage = ({ data }) => {
    const message = parsePortalMessage(data);
    if (message?.kind === 'response') calls.settle(message);
    if (message?.kind !== 'event') return;
    port.postMessage(succeeded(message.id, undefined));
    // Events arrive in the order of their ids. Any other id is a repetition.
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

/**
 * Sends hello messages to the portal until it replies with a port, which then carries all messages. Resolves with false after 10 s
 * without a reply.
 */
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
    // The listener stays active, because a renewed portal sends another welcome. The newest port replaces the previous one.
    const welcomed = ({ source, origin: sender, data, ports: [port] }: MessageEvent) => {
      if (source !== own.parent || sender !== origin || port === undefined) return;
      if (parsePortalMessage(data)?.kind !== 'welcome') return;
      attachPort(port, calls, listeners);
      stopGreeting(true);
    };
    own.addEventListener('message', welcomed);
    greet();
  });
}
