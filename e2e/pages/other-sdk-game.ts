import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { holocade, root } from './holocade-command';

/** Publishes a game of e2e/fixtures/games. */
export async function publish(baseURL: string, slug: string): Promise<void> {
  const folder = join(root, 'e2e', 'fixtures', 'games', slug);
  await holocade(['publish', folder, '--developer', 'paper-moon', '--no-check'], new URL(baseURL).port);
}

/** A game made for another portal, on its page in this one. */
export class OtherSdkGame {
  private constructor(
    readonly page: Page,
    private readonly screen: FrameLocator,
    private readonly lines: Locator,
  ) {}

  /** Opens its page and presses Play. Resolves when the game is ready. */
  static async open(page: Page, slug: string): Promise<OtherSdkGame> {
    await page.goto(`/arcade/games/${slug}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Play/ }).click();
    const screen = page.frameLocator('iframe');
    const game = new OtherSdkGame(page, screen, screen.locator('#log li'));
    await game.showsLine('ready');
    return game;
  }

  async press(name: string): Promise<void> {
    await this.screen.getByRole('button', { name }).click();
  }

  /** Waits for a log line of the game with this beginning. */
  async showsLine(line: string): Promise<void> {
    await expect.poll(async () => (await this.log()).some((one) => one.startsWith(line)), { message: line }).toBe(true);
  }

  /** Returns the game's log since its document started. */
  log(): Promise<readonly string[]> {
    return this.lines.allTextContents();
  }
}
