import type { Frame, Page, Request } from 'playwright-core';
import * as z from 'zod/mini';
import type { ServerClock } from '../../platform/system/server-clock';
import type { CheckHost } from './check-host';
import type { FailedRequest, Observation } from './observation';
import type { PageProbe, ProbeReading } from './probe-reading';
import { PROBE } from './probe-reading';

/** Time limits of a check in milliseconds. */
export interface CheckLimits {
  /** For the first frame. */
  readonly start: number;
  /** Time without a request or an error after which a failed build is given up. */
  readonly quiet: number;
  /** The same for a page that shows content without drawing on a canvas. */
  readonly content: number;
  /** Period over which frames are counted. */
  readonly frames: number;
  /** Time for a session to start after a button press, and for its frames. */
  readonly session: number;
  readonly trailer: number;
  /** For the whole check. */
  readonly all: number;
}

const MAX = 50;
const POLL_MS = 250;
const ANSWER_MS = 4000;
const FRAMES_MAX = 5;

const texts = z.array(z.string());
const moment = z.nullable(z.number());
const readingForm = z.object({
  ...{ drawnAt: moment, paintedAt: moment, frames: z.number(), now: z.number(), timeOrigin: z.number() },
  ...{ loaded: z.boolean(), hasCanvas: z.boolean(), isOffscreen: z.boolean(), inSession: z.boolean() },
  blocked: z.array(z.object({ url: z.string(), directive: z.string() })),
  ...{ queriedModes: texts, requestedModes: texts, features: texts, spaces: texts, input: texts, dialogs: texts },
  sessions: z.array(z.object({ mode: z.string(), frames: z.number() })),
});
const parentForm = z.object({ calls: texts, leftTo: z.nullable(z.string()) });
const buttonPosition = z.nullable(z.object({ x: z.number(), y: z.number(), text: z.string() }));

function parsed<T>(form: z.ZodMiniType<T>, text: unknown): T | undefined {
  try {
    return form.parse(JSON.parse(String(text)));
  } catch {
    return undefined;
  }
}

/** Resolves after a time. */
export const pause = (clock: ServerClock, milliseconds: number): Promise<void> =>
  new Promise((done) => void clock.after(milliseconds, done));

/** Resolves with the result of work that may fail or never end; undefined then. */
export function within<T>(clock: ServerClock, milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((done) => {
    const cancel = clock.after(milliseconds, () => done(undefined));
    work.then(done, () => done(undefined)).finally(cancel);
  });
}

/** One build in the frame of a page. It is polled, and every wait has a limit. */
export class PlayedBuild {
  readonly seen: Observation;
  readonly page: Page;
  readonly #host: CheckHost;
  readonly #clock: ServerClock;
  readonly #limits: CheckLimits;
  #lastChange: number;
  /** The frame that shows the game. */
  #shown: Frame | undefined;
  /** Last reading of each document of the build, by its time origin. */
  readonly #documents = new Map<number, ProbeReading>();

  constructor(page: Page, host: CheckHost, clock: ServerClock, limits: CheckLimits, seen: Observation) {
    this.page = page;
    this.#host = host;
    this.#clock = clock;
    this.#limits = limits;
    this.seen = seen;
    this.#lastChange = this.#now();
    page.on('pageerror', (error) =>
      this.#note(() => void seen.errors.add(error.message.slice(0, 300)), seen.errors.size),
    );
    page.on('request', (request) => this.#noteRequest(request));
    page.on('requestfailed', (request) => this.#noteFailure(request, reasonOf(request)));
    page.on('crash', () => void (seen.hasCrashed = true));
    page.on('response', (response) => {
      this.#lastChange = this.#now();
      const request = response.request();
      if (response.status() >= 400) this.#noteFailure(request, 'missing');
    });
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  #note(add: () => void, size: number): void {
    this.#lastChange = this.#now();
    if (size < MAX) add();
  }

  #noteRequest(request: Request): void {
    this.#lastChange = this.#now();
    const { origin, protocol } = new URL(request.url());
    const isForeign =
      /^(https?|wss?):$/.test(protocol) && new URL(origin).hostname !== new URL(this.#host.gameOrigin).hostname;
    if (!isForeign || new URL(origin).port === String(this.#host.port) || origin === this.#host.staticOrigin) return;
    if (request.isNavigationRequest()) this.seen.leftTo ??= origin;
    else this.#note(() => void this.seen.hosts.add(origin), this.seen.hosts.size);
  }

  #noteFailure(request: Request, kind: FailedRequest['kind'] | undefined): void {
    const url = request.url().slice(0, 500);
    if (kind === undefined || request.isNavigationRequest()) return;
    const from = request.headers()['referer'] ?? '';
    const isScript = request.resourceType() === 'script';
    this.#note(() => void this.seen.failed.set(url, { url, kind, isScript, from }), this.seen.failed.size);
  }

  /** Milliseconds since the last request, response or error. */
  get quietFor(): number {
    return this.#now() - this.#lastChange;
  }

  /** The build's page, then frames of the same origin in it, because some builds wrap the game in another page. */
  #frames(): readonly Frame[] {
    const isInside = (frame: Frame) => frame.url().startsWith(`${this.#host.gameOrigin}/`);
    const [first, ...others] = this.page.frames().filter((frame) => frame !== this.page.mainFrame());
    return first === undefined ? [] : [first, ...others.filter(isInside).slice(0, FRAMES_MAX)];
  }

  /** Calls the probe in the frame that shows the game. */
  async call<M extends keyof PageProbe>(method: M, ...args: Parameters<PageProbe[M]>): Promise<unknown> {
    const frames = this.#frames();
    const shown = frames.find((frame) => frame === this.#shown) ?? frames[0];
    return shown && this.#callIn(shown, method, ...args);
  }

  #callIn<M extends keyof PageProbe>(frame: Frame, method: M, ...args: Parameters<PageProbe[M]>): Promise<unknown> {
    const source = `globalThis[${JSON.stringify(PROBE)}]?.${method}(...${JSON.stringify(args)})`;
    return within(this.#clock, ANSWER_MS, frame.evaluate(source));
  }

  /** Reads the build's state so far, with blocked requests and dialogs of all its documents. */
  async read(): Promise<ProbeReading | undefined> {
    const reading = await this.#readFrames();
    this.seen.isResponsive = reading !== undefined;
    if (reading === undefined) {
      await this.readParent();
      return undefined;
    }
    const all = [...this.#documents.values()];
    const blocked = all.flatMap((one) => one.blocked).slice(0, MAX);
    const dialogs = [...new Set(all.flatMap((one) => one.dialogs))];
    this.seen.reading = { ...reading, blocked, dialogs };
    return this.seen.reading;
  }

  /** Reads every frame. Returns the innermost one with a canvas, else the innermost one that shows content. */
  async #readFrames(): Promise<ProbeReading | undefined> {
    const frames = this.#frames();
    const answers = await Promise.all(frames.map((frame) => this.#callIn(frame, 'read')));
    const readings = answers.map((answer) => (typeof answer === 'string' ? parsed(readingForm, answer) : undefined));
    for (const reading of readings)
      if (reading && (this.#documents.has(reading.timeOrigin) || this.#documents.size < MAX))
        this.#documents.set(reading.timeOrigin, reading);
    const isShown: readonly ((reading: ProbeReading | undefined) => unknown)[] = [
      (reading) => reading?.hasCanvas,
      (reading) => typeof reading?.paintedAt === 'number',
    ];
    const index = isShown.map((test) => readings.findLastIndex(test)).find((at) => at !== -1) ?? 0;
    this.#shown = frames[index];
    return readings[index];
  }

  /** Polls until a condition holds; false if the time runs out first. */
  async until(milliseconds: number, isTrue: (reading: ProbeReading | undefined) => boolean): Promise<boolean> {
    const end = this.#now() + milliseconds;
    for (;;) {
      if (isTrue(await this.read())) return true;
      if (this.#now() >= end || this.seen.hasCrashed) return false;
      await pause(this.#clock, POLL_MS);
    }
  }

  /** Presses a button with the mouse, or by script if something covers it. Returns true if `isDone` held afterwards. */
  async press(
    kind: 'xr' | 'start',
    index: number,
    isDone: (reading: ProbeReading | undefined) => boolean,
  ): Promise<boolean> {
    const found = parsed(buttonPosition, await this.call('findButton', kind, index));
    if (!found) return false;
    this.seen.hasPressed = true;
    const element = await within(this.#clock, ANSWER_MS, Promise.resolve(this.#shown?.frameElement()));
    const area = element && (await within(this.#clock, ANSWER_MS, element.boundingBox()));
    await within(this.#clock, ANSWER_MS, this.page.mouse.click((area?.x ?? 0) + found.x, (area?.y ?? 0) + found.y));
    if (await this.until(this.#limits.session / 2, isDone)) return true;
    await this.call('pressButton', kind, index);
    return this.until(this.#limits.session, isDone);
  }

  /** Reads the called SDK methods and a navigation of the frame from the framing page. */
  async readParent(): Promise<void> {
    const answer = await within(this.#clock, ANSWER_MS, this.page.evaluate('window.checkFacts()'));
    const facts = parsed(parentForm, answer);
    if (!facts) return;
    this.seen.sdkCalls = facts.calls;
    this.seen.leftTo ??= facts.leftTo ?? undefined;
  }
}

function reasonOf(request: Request): FailedRequest['kind'] | undefined {
  const text = request.failure()?.errorText ?? '';
  if (/csp|BLOCKED_BY/i.test(text)) return 'blocked';
  return /NAME_NOT_RESOLVED|CONNECTION|ADDRESS|INTERNET/.test(text) ? 'unreachable' : undefined;
}
