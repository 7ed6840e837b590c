import type { FrameLocator, Frame, Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { HostileGame } from './hostile-game';

/** The outcome of an SDK call: `ok` with its result, or an error code. */
export interface CallEnd {
  readonly code: string;
  readonly value?: unknown;
}

/** An event of the portal for the game. */
export interface ApiResponse {
  readonly name: string;
  readonly detail?: unknown;
}

type SdkWindow = typeof globalThis & {
  readonly heard: readonly ApiResponse[];
  readonly holocade: Readonly<Record<string, Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>>>;
};

/** A game with the real SDK (e2e/fixtures/builds/conformance.html), on its page in the portal. */
export class SdkGame {
  private constructor(
    readonly page: Page,
    private readonly frame: Frame,
    /** The frame of the game. */
    readonly screen: FrameLocator,
  ) {}

  /** Opens its page and presses Play. Resolves when the game is connected. */
  static async open(page: Page): Promise<SdkGame> {
    const game = await HostileGame.open(page, 'conformance.html');
    const frame = await game.frame();
    await expect.poll(() => frame.evaluate(() => document.documentElement.dataset['environment'])).toBe('portal');
    return new SdkGame(page, frame, page.frameLocator('iframe'));
  }

  /** Calls a method of the SDK by its name, such as `save.load`. */
  async call(method: string, ...args: readonly unknown[]): Promise<CallEnd> {
    return this.frame.evaluate(
      async ([name, given]) => {
        const [object = '', member = ''] = name.split('.');
        try {
          const value = await (globalThis as SdkWindow).holocade[object]?.[member]?.(...given);
          return { code: 'ok', value };
        } catch (error) {
          return { code: (error as { code?: string }).code ?? String(error) };
        }
      },
      [method, args] as const,
    );
  }

  /** Returns the events received so far, or those with this name. */
  async heard(name?: string): Promise<readonly ApiResponse[]> {
    const all = await this.frame.evaluate(() => [...(globalThis as SdkWindow).heard]);
    return all.filter((one) => name === undefined || one.name === name);
  }

  /** Waits for the newest event with this name. */
  async hears(name: string, detail: Record<string, unknown>): Promise<void> {
    await expect.poll(async () => (await this.heard(name)).at(-1)?.detail).toMatchObject(detail);
  }

  /** Measures sequential calls of a method within the rate limit of a frame, in milliseconds. */
  async times(method: string, count: number): Promise<readonly number[]> {
    return this.frame.evaluate(
      async ([name, calls]) => {
        const [object = '', member = ''] = name.split('.');
        const times: number[] = [];
        for (let call = 0; call < calls; call += 1) {
          const before = performance.now();
          await (globalThis as SdkWindow).holocade[object]?.[member]?.();
          times.push(performance.now() - before);
          // Three frames take 50 ms, so there are twenty calls per second.
          for (let picture = 0; picture < 3; picture += 1)
            await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return times;
      },
      [method, count] as const,
    );
  }
}
