import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { FrameLocator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../fixtures/test';
import { holocade, root, unpublish } from './holocade-command';

/** Timeout for frames of large engines, which the processor renders here. */
const SLOW = { timeout: 60_000 };
/** Minimum number of colors of a scene. A blank page or a message has fewer. */
const COLORS_OF_A_SCENE = 24;

/** Returns the folder of a built template (`npm test -- templates`). */
export const builtTemplate = (name: string): string => join(root, 'dist', 'templates', name);

/** Copies a built template for a separate game, because other tests publish the template at the same time. */
export function copyOfTemplate(name: string, slug: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${slug}-`));
  cpSync(builtTemplate(name), folder, { recursive: true });
  const gameFile = join(folder, 'game.json');
  const game = JSON.parse(readFileSync(gameFile, 'utf8')) as object;
  writeFileSync(gameFile, JSON.stringify({ ...game, slug }));
  return folder;
}

/** Copies the Unity template as a `.unityweb` build. */
export function unitywebBuild(): string {
  const folder = copyOfTemplate('unity', 'lamp-hall-unityweb');
  const at = (name: string) => join(folder, 'Build', `lamp-hall.${name}`);
  for (const name of ['framework.js', 'wasm']) {
    writeFileSync(at(`${name}.unityweb`), gzipSync(brotliDecompressSync(readFileSync(at(`${name}.br`)))));
    rmSync(at(`${name}.br`));
  }
  renameSync(at('data.gz'), at('data.unityweb'));
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(/\.(br|gz)'/g, ".unityweb'"));
  return folder;
}

/** A template that is published to the test server and played on its game's page. */
export class TemplateGame {
  private constructor(
    private readonly page: Page,
    private readonly address: string,
    private readonly port: string,
  ) {}

  /** Publishes a build with the developers' command. The check plays it first, which takes half a minute. */
  static async publish(page: Page, folder: string, options: { port: string; check: boolean }): Promise<TemplateGame> {
    const { port, check } = options;
    const args = ['publish', folder, '--developer', 'northlight-forge', ...(check ? [] : ['--no-check'])];
    const said = await holocade(args, port);
    const address = /Page: (\S+)/.exec(said)?.[1];
    if (address === undefined) throw new Error(`The build was not published: ${said}`);
    return new TemplateGame(page, address, port);
  }

  /** Unlists the game. */
  async unpublish(): Promise<void> {
    await unpublish(new URL(this.address).pathname.split('/').at(-1) ?? '', this.port);
  }

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe[title]').first();
  }

  async play(options: { readonly headset: boolean }): Promise<void> {
    await this.page.goto(this.address, { waitUntil: 'networkidle' });
    const name = options.headset ? 'Simulate a VR headset' : /^Play /;
    await this.page.getByRole('button', { name }).click();
    await expect(this.page.getByText(/Never enter your Holocade password/)).toBeVisible(SLOW);
  }

  async #colors(): Promise<number> {
    const picture = await this.page.locator('iframe[title]').first().screenshot();
    const { data } = await sharp(picture).removeAlpha().resize(160, 90).raw().toBuffer({ resolveWithObject: true });
    const colors = new Set<number>();
    for (let at = 0; at < data.length; at += 3) colors.add(data.readUIntBE(at, 3) & 0xf8f8f8);
    return colors.size;
  }

  /** Waits until the frame shows a scene. */
  async expectScene(): Promise<void> {
    await expect
      .poll(() => this.#colors(), { message: 'the game draws a scene', ...SLOW })
      .toBeGreaterThan(COLORS_OF_A_SCENE);
  }

  async #expectSession(runs: boolean): Promise<void> {
    const eyes = this.frame.locator('[data-webxr_runtime]');
    await (runs ? expect(eyes.first()).toBeVisible(SLOW) : expect(eyes).toHaveCount(0, SLOW));
  }

  /** Presses the engine's own button, waits for a frame in the headset, and takes the headset off. */
  async visitHeadset(enter: (frame: FrameLocator) => Promise<void>): Promise<void> {
    await enter(this.frame);
    await this.#expectSession(true);
    await this.expectScene();
    await this.page.keyboard.press('Escape');
    await this.#expectSession(false);
    await this.expectScene();
  }
}
