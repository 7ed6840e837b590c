import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { copyOfTemplate } from './template-game';

/** Buttons that the developer adds to the template. */
const PANEL = `<div style="position:fixed;top:16px;right:16px">
  <strong>VERSION</strong>
  <button type="button" id="score" disabled>Post my score</button>
  <button type="button" id="buy">Buy a lamp</button>
</div>`;

const SCRIPT = `
document.querySelector('#score').onclick = async () => {
  const { standing } = await holocade.leaderboard.post('main', 42);
  document.querySelector('#score').textContent = 'Score: ' + standing;
  throw new Error('No room for the trophy');
};
document.querySelector('#buy').onclick = () => holocade.inventory.purchase('lamp');
holocade.events.on('purchase', ({ ok }) => (document.querySelector('#buy').textContent = ok ? 'The lamp is mine' : 'No lamp'));
holocade.session.gameplayStart();
holocade.init().then(() => (document.querySelector('#score').disabled = false));
`;

const FACTS = {
  boards: [{ slug: 'main', title: 'Best run', order: 'highest-first', reset: 'never', least: 0, most: 100 }],
  items: [{ slug: 'lamp', name: 'Lamp', price: 5, place: 'game' }],
};

const versionText = (version: number): string => `Version ${String(version)}`;

/** A copy of a template with a score, an item and the SDK, on the developer's machine. */
export class OwnGame {
  readonly folder: string;
  readonly title: string;
  readonly #page: string;

  constructor(slug: string, portal: string) {
    this.folder = copyOfTemplate('plain', slug);
    this.title = `Cubes ${slug}`;
    const file = join(this.folder, 'game.json');
    const facts = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...facts, ...FACTS, title: this.title }));
    const sdk = `${portal.replace('//', '//static.')}/sdk/v1/holocade-sdk.global.js`;
    this.#page = readFileSync(join(this.folder, 'index.html'), 'utf8')
      .replace('<head>', `<head><script src="${sdk}" crossorigin="anonymous"></script>`)
      .replace('</body>', `${PANEL}<script type="module" src="game.js"></script></body>`);
    this.write(1, '');
  }

  /** Writes the next version of the game with more lines of script. */
  write(version: number, lines: string): void {
    writeFileSync(join(this.folder, 'index.html'), this.#page.replace('VERSION', versionText(version)));
    writeFileSync(join(this.folder, 'game.js'), `${SCRIPT}${lines}`);
  }
}

/** A player in an own browser on the page of a game. */
export class GameVisit {
  constructor(
    readonly page: Page,
    private readonly slug: string,
  ) {}

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe[title]').first();
  }

  get score(): Locator {
    return this.frame.getByRole('button', { name: /score/i });
  }

  get lamp(): Locator {
    return this.frame.getByRole('button', { name: /lamp/i });
  }

  /** Opens the game's page, presses Play and waits for the version that the player gets. */
  async play(version: number): Promise<void> {
    await this.page.goto(`/arcade/games/${this.slug}`, { waitUntil: 'networkidle' });
    await this.page.getByRole('button', { name: /^Play / }).click();
    await expect(this.frame.getByText(versionText(version), { exact: true })).toBeVisible();
    // Enabled once the SDK is connected.
    await expect(this.score).toBeEnabled();
  }

  /** Leaves the game by the menu. Returns the health report that the page sends. */
  async leave(): Promise<string> {
    const reported = this.page.waitForRequest((request) => request.url().endsWith(`/game/${this.slug}/health`));
    await this.page.locator('a[href="/arcade/games"]:visible').first().click();
    return (await reported).postData() ?? '';
  }
}
