import type { Frame, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

const GAME_PAGE = '/arcade/games/lantern-drift';

const isGame = (frame: Frame) => URL.canParse(frame.url()) && new URL(frame.url()).hostname.includes('.play.');

/** State that a hostile game stores in its window. */
export type HostileWindow = typeof globalThis & {
  port: MessagePort | undefined;
  heard: { kind: string; id?: number; ok?: boolean; error?: { code: string } }[];
};

/** Forms of a hostile build's code: a file, a script element without a file, or text. */
const scriptWays = ['a script file', 'an inline script', 'eval'] as const;

export type ScriptWay = (typeof scriptWays)[number];

/** Forms with the powers of `eval` run less often: files with the long tests, inline scripts with all journeys. */
const TAGS: Readonly<Record<ScriptWay, string[]>> = {
  'a script file': ['@long'],
  'an inline script': ['@repeat'],
  eval: [],
};

/** Repeats tests for each form. */
export function forEachScriptWay(define: (way: ScriptWay) => void): void {
  for (const way of scriptWays)
    test.describe(`a build with ${way}`, { tag: TAGS[way] }, () => {
      define(way);
    });
}

/** The game's page with a test build in its frame, served by the games host with the headers of any build. */
export class HostileGame {
  private constructor(
    readonly page: Page,
    readonly portal: string,
    private readonly way: ScriptWay,
  ) {}

  /** Opens the page of a game and presses Play. Its build is replaced by `file` of e2e/fixtures/builds. */
  static async open(page: Page, file: string, way: ScriptWay = 'a script file'): Promise<HostileGame> {
    await page.context().route(/\.play\.holocade\.localhost:\d+\/\d[^/]*\/index\.html/, (route) => {
      const { origin } = new URL(route.request().url());
      return route.continue({ url: `${origin}/hostile/${file}` });
    });
    await page.goto(GAME_PAGE, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Play/ }).click();
    return new HostileGame(page, new URL(page.url()).origin, way);
  }

  /** Runs a function in the game, in the form of this build, and returns its result. */
  run<T>(frame: Frame, body: () => T | Promise<T>): Promise<T>;
  run<T, A>(frame: Frame, body: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
  run<T, A>(frame: Frame, body: (argument?: A) => T | Promise<T>, argument?: A): Promise<T> {
    if (this.way === 'a script file') return frame.evaluate(body as (argument: unknown) => T | Promise<T>, argument);
    const code = `(${String(body)})(${JSON.stringify(argument) ?? ''})`;
    return frame.evaluate(
      async ([way, text]): Promise<T> => {
        if (way === 'eval') return globalThis.eval(text) as Promise<T>;
        const script = document.createElement('script');
        script.textContent = `globalThis.outcome = ${text}`;
        document.head.append(script);
        return (globalThis as typeof globalThis & { outcome: Promise<T> }).outcome;
      },
      [this.way, code] as const,
    );
  }

  async frame(): Promise<Frame> {
    await expect.poll(() => this.page.frames().some(isGame), { message: 'the game has a frame' }).toBe(true);
    const frame = this.page.frames().find(isGame);
    if (!frame) throw new Error('The frame of the game went away.');
    await frame.waitForLoadState();
    return frame;
  }

  /** Sends a hello like the SDK and stores the returned port. */
  async greet(): Promise<Frame> {
    const frame = await this.frame();
    await frame.evaluate(
      (portal) =>
        new Promise<void>((resolve) => {
          const own = globalThis as HostileWindow;
          own.heard = [];
          own.addEventListener('message', ({ ports: [port] }) => {
            if (port === undefined) return;
            own.port = port;
            port.onmessage = ({ data }) => own.heard.push(data);
            resolve();
          });
          own.parent.postMessage({ from: 'holocade', v: 1, kind: 'hello', id: 1 }, portal);
        }),
      this.portal,
    );
    return frame;
  }

  /** Makes a call over the port. Returns `ok` or the error code. */
  async call(frame: Frame, id: number, method: string, args: unknown): Promise<string> {
    await frame.evaluate(
      (request) =>
        (globalThis as HostileWindow).port?.postMessage({ from: 'holocade', v: 1, kind: 'request', ...request }),
      { id, method, args },
    );
    const answer = () =>
      frame.evaluate((wanted) => {
        const found = (globalThis as HostileWindow).heard.find((one) => one.kind === 'response' && one.id === wanted);
        return found === undefined ? '' : (found.error?.code ?? 'ok');
      }, id);
    await expect.poll(answer).not.toBe('');
    return answer();
  }
}
