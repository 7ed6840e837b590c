import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Gives the server under test an order, as its operator would. */
export async function order(baseURL: string, ...args: readonly string[]): Promise<void> {
  const { port } = new URL(baseURL);
  const environment = { ...process.env, PORT: port, HOLOCADE_DATA: join(tmpdir(), `holocade-e2e-${port}`) };
  await run('npm', ['run', '--silent', 'holocade', '--', ...args], { cwd: root, env: environment });
}

/** Publishes a game of e2e/fixtures/games. */
export const publish = (baseURL: string, slug: string): Promise<void> =>
  order(baseURL, 'publish', join(root, 'e2e', 'fixtures', 'games', slug), '--developer', 'paper-moon', '--no-check');

/** A game that was made for another portal, on its page in this one. */
export class OtherSdkGame {
  private constructor(
    readonly page: Page,
    private readonly screen: FrameLocator,
    private readonly lines: Locator,
  ) {}

  /** Opens its page and presses Play; the game is ready when this ends. */
  static async open(page: Page, slug: string): Promise<OtherSdkGame> {
    await page.goto(`/arcade/games/${slug}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Play/ }).click();
    const screen = page.frameLocator('iframe');
    const game = new OtherSdkGame(page, screen, screen.locator('#told li'));
    await game.tells('ready');
    return game;
  }

  async press(name: string): Promise<void> {
    await this.screen.getByRole('button', { name }).click();
  }

  /** Waits for a line of the game that begins so. */
  async tells(line: string): Promise<void> {
    await expect
      .poll(async () => (await this.told()).some((one) => one.startsWith(line)), { message: line })
      .toBe(true);
  }

  /** All that the game has told since its document began. */
  told(): Promise<readonly string[]> {
    return this.lines.allTextContents();
  }
}
