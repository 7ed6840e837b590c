import type { GameFrame, GameFrameHandler } from '../../application/bridge/game-frame.port';
import type { GameFrames } from '../../application/bridge/game-frames.port';
import type { Clock, Cancel } from '../../application/system/clock.port';
import type { Diagnostics } from '../../application/system/diagnostics.port';
import type { BridgeEvent } from '../../domain/bridge/bridge-event';
import { bridgeLimits, isRepeated } from '../../domain/bridge/bridge-limits';
import { buildOrigin } from '../../domain/bridge/game-parameters';
import type { EventMessage } from '../../domain/bridge/message';
import { welcome, event } from '../../domain/bridge/message';
import { parseMessage } from '../../domain/bridge/parse-message';
import type { ReportMessage } from '../../domain/bridge/runtime-report';
import { coverMessage, parseReportMessage } from '../../domain/bridge/runtime-report';
import { isTrustedMessage } from '../../domain/bridge/trusted-message.policy';
import type { Build } from '../../domain/games/game';
import { FrameAllowance } from './frame-allowance';
import { GameConversation } from './game-conversation';

interface Pending {
  readonly message: EventMessage;
  readonly sentAt: number;
}

/** Events that the game has not acknowledged yet; each is resent every 100 ms for at most 10 s (spec 2 §9). */
export class EventOutbox {
  private pending: readonly Pending[] = [];
  private lastId = 0;
  private cancel: Cancel | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly post: (message: EventMessage) => void,
  ) {}

  send({ name, detail }: BridgeEvent): void {
    this.lastId += 1;
    const sentAt = this.clock.now();
    this.pending = [...this.pending, { message: event(this.lastId, name, detail), sentAt }];
    this.cancel ??= this.clock.every(bridgeLimits.eventEvery, () => this.flush());
    this.flush();
  }

  /** Sends all pending events, oldest first; the game treats an id that is not newer as a duplicate. */
  flush(): void {
    const now = this.clock.now();
    this.keep(({ sentAt }) => isRepeated(sentAt, now));
    for (const { message } of this.pending) this.post(message);
  }

  acknowledge(id: number): void {
    this.keep(({ message }) => message.id !== id);
  }

  clear(): void {
    this.keep(() => false);
  }

  private keep(wanted: (pending: Pending) => boolean): void {
    this.pending = this.pending.filter(wanted);
    if (this.pending.length > 0) return;
    this.cancel?.();
    this.cancel = undefined;
  }
}

/** Subset of the portal's window used by a frame. */
export type PortalWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'protocol' | 'host'>;
};

interface GreetedDocument {
  readonly helloId: number;
  readonly conversation: GameConversation;
  loaded: boolean;
}

/** A game in an iframe. Accepts messages only from the iframe's own window, at the exact origin of its build. */
class IframeGameFrame implements GameFrame {
  private document: GreetedDocument | undefined;
  /** Id of the document whose runtime script has sent reports. */
  private reportingId: number | undefined;
  /** Id of the previous document, whose last reports can arrive after the first report of its successor. */
  private previousId: number | undefined;
  /** Load events of the frame that the reporting document has not reported as its own. */
  private foreignLoads = 0;
  private readonly outbox: EventOutbox;
  private readonly allowance: FrameAllowance;

  constructor(
    private readonly element: HTMLIFrameElement,
    private readonly build: Pick<Build, 'url'>,
    private readonly portal: PortalWindow,
    private readonly gamesHost: string,
    clock: Clock,
    private readonly diagnostics: Diagnostics,
  ) {
    this.outbox = new EventOutbox(clock, (message) => this.document?.conversation.post(message));
    this.allowance = new FrameAllowance(clock);
  }

  send(event: BridgeEvent): void {
    this.outbox.send(event);
  }

  cover(paused: boolean, muted: boolean): void {
    const origin = buildOrigin(this.build.url);
    if (origin !== undefined) this.element.contentWindow?.postMessage(coverMessage(paused, muted), origin);
  }

  connect(handler: GameFrameHandler): Cancel {
    const received = (event: MessageEvent) => this.receive(event, handler);
    const loaded = () => this.noticeLoad(handler);
    this.portal.addEventListener('message', received);
    this.element.addEventListener('load', loaded);
    return () => {
      this.portal.removeEventListener('message', received);
      this.element.removeEventListener('load', loaded);
      this.endConversation();
      this.reportingId = undefined;
      this.previousId = undefined;
      this.outbox.clear();
      this.allowance.clear();
    };
  }

  private receive(event: MessageEvent, handler: GameFrameHandler): void {
    const game = this.element.contentWindow;
    const origin = buildOrigin(this.build.url);
    if (game === null || origin === undefined) return;
    const { protocol, host } = this.portal.location;
    const page = { scheme: protocol.replace(':', ''), host };
    const report = parseReportMessage(event.data);
    // A document that gives way to one of another process has no window any more: its id, which no other window knows, names it.
    const isLastReport = event.source === null && report?.report.type === 'left' && report.id === this.reportingId;
    const message = {
      origin: event.origin,
      data: event.data as unknown,
      fromExpectedWindow: event.source === game || isLastReport,
    };
    if (!isTrustedMessage(message, { page, gamesHost: this.gamesHost, origin })) return;
    if (report) this.receiveReport(report, handler);
    const greeting = parseMessage(message.data);
    // The SDK repeats its hello; a repeated hello is ignored.
    if (greeting?.kind !== 'hello' || greeting.id === this.document?.helloId) return;
    if (!this.allowance.admitHello()) return;
    if (this.document !== undefined) this.lose(handler);
    this.converse(greeting.id, game, origin, handler);
  }

  /** Forwards a report; the first report of another document means that the previous document was left. */
  private receiveReport({ id, report }: ReportMessage, handler: GameFrameHandler): void {
    if (id === this.previousId || !this.allowance.admitReport()) return;
    const isOther = this.reportingId !== undefined && this.reportingId !== id;
    if (isOther && report.type === 'left') return;
    if (isOther) this.previousId = this.reportingId;
    if (report.type === 'left') this.previousId = id;
    if (isOther || report.type === 'left') this.lose(handler);
    if (report.type === 'left') {
      // The successor's load event can arrive before the last report.
      if (this.foreignLoads > 0) handler.loadedSilently();
      return;
    }
    if (this.reportingId === undefined) this.foreignLoads = 0;
    if (report.type === 'loaded') this.foreignLoads -= 1;
    this.reportingId = id;
    handler.reported(report);
  }

  private converse(helloId: number, game: Window, origin: string, handler: GameFrameHandler): void {
    const { port1, port2 } = new MessageChannel();
    const handlers = {
      call: handler.call.bind(handler),
      acknowledged: (eventId: number) => this.outbox.acknowledge(eventId),
      closed: () => this.lose(handler),
    };
    const conversation = new GameConversation(port1, handlers, this.allowance, this.diagnostics);
    this.document = { helloId, conversation, loaded: false };
    conversation.start();
    game.postMessage(welcome, origin, [port2]);
    handler.greeted();
    this.outbox.flush();
  }

  /**
   * Handles a load event. A document sends hello before or after its load; a second load after a hello means another
   * document.
   */
  private noticeLoad(handler: GameFrameHandler): void {
    this.foreignLoads += 1;
    if (this.document?.loaded === true) this.lose(handler);
    else if (this.document !== undefined) this.document.loaded = true;
    if (this.document === undefined && this.reportingId === undefined) handler.loadedSilently();
  }

  private lose(handler: GameFrameHandler): void {
    if (this.document === undefined && this.reportingId === undefined) return;
    this.endConversation();
    this.reportingId = undefined;
    // Events for the lost document are stale for its successor.
    this.outbox.clear();
    handler.left();
  }

  private endConversation(): void {
    this.document?.conversation.end();
    this.document = undefined;
  }
}

export class IframeGameFrames implements GameFrames<HTMLIFrameElement> {
  constructor(
    private readonly portal: PortalWindow,
    private readonly gamesHost: string,
    private readonly clock: Clock,
    private readonly diagnostics: Diagnostics,
  ) {}

  open(element: HTMLIFrameElement, build: Pick<Build, 'url'>): GameFrame {
    return new IframeGameFrame(element, build, this.portal, this.gamesHost, this.clock, this.diagnostics);
  }
}
