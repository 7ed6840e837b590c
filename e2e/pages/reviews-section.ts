import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { PASSWORD } from './auth-dialog';

const API = '/v1/private/user/arcade/game/review';

/** The reviews on a game’s page from a person's view. */
export class ReviewsSection {
  readonly region: Locator;
  readonly form: Locator;

  constructor(private readonly page: Page) {
    this.region = page.getByRole('main').getByRole('region', { name: 'Reviews & Ratings' });
    this.form = this.region.getByRole('form');
  }

  async open(game: string): Promise<void> {
    await this.page.goto(`/arcade/games/${game}`, { waitUntil: 'networkidle' });
  }

  review(text: string): Locator {
    return this.region.getByRole('article').filter({ hasText: text });
  }

  async begin(): Promise<void> {
    await this.region.getByRole('button', { name: /^(Write a|Continue your) review$/ }).click();
    await expect(this.text).toBeFocused();
  }

  get text(): Locator {
    return this.form.getByRole('textbox');
  }

  async fillIn(text: string, stars: number): Promise<void> {
    await this.text.fill(text);
    await this.form.getByRole('radio', { name: stars === 1 ? '1 star' : `${String(stars)} stars` }).check();
  }

  async submit(): Promise<void> {
    await this.form.getByRole('button', { name: /^(Submit|Save changes)$/ }).click();
  }

  /** Deletes the player’s own review and confirms. */
  async removeOwn(): Promise<void> {
    await this.region.getByRole('button', { name: 'Delete', exact: true }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(this.page.getByRole('alertdialog')).toBeHidden();
  }
}

/** A player with an own account and browser who acts by API calls. */
export class Reviewer {
  private constructor(
    readonly name: string,
    readonly page: Page,
  ) {}

  static async signUp(browser: Browser, kind: string, baseURL = ''): Promise<Reviewer> {
    const reviewer = await Reviewer.open(browser, `${kind}_${Date.now().toString(36)}`, baseURL);
    const { name } = reviewer;
    const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
    await reviewer.send('POST', '/v1/public/user/auth/register', {
      username: name,
      email: `${name}@example.com`,
      ...passwords,
    });
    return reviewer;
  }

  static async logIn(browser: Browser, name: string, password: string, baseURL = ''): Promise<Reviewer> {
    const reviewer = await Reviewer.open(browser, name, baseURL);
    await reviewer.send('POST', '/v1/public/user/auth/login', { login: name, password, remember: true });
    return reviewer;
  }

  private static async open(browser: Browser, name: string, baseURL: string): Promise<Reviewer> {
    const page = await (await browser.newContext({ baseURL })).newPage();
    await page.goto('/hc/legal/imprint');
    return new Reviewer(name, page);
  }

  /** Sends a call that must succeed. Returns its data. */
  async send(method: string, path: string, body?: object): Promise<unknown> {
    const [status, answer] = await this.page.evaluate(
      async ([how, address, text]) => {
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch(address, { method: how, ...(text === '' ? {} : { headers, body: text }) });
        return [reply.status, (await reply.json()) as { readonly data: unknown }] as const;
      },
      [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
    );
    expect(status, `${method} ${path}`).toBe(200);
    return answer.data;
  }

  async publish(game: string, body: string, rating = 4): Promise<string> {
    const { uuid } = (await this.send('POST', `${API}/${game}/submit`, { body, rating })) as { readonly uuid: string };
    return uuid;
  }

  async change(game: string, uuid: string, body: string): Promise<void> {
    await this.send('POST', `${API}/${game}/${uuid}/update`, { body, rating: 3 });
  }

  async remove(game: string, uuid: string): Promise<void> {
    await this.send('DELETE', `${API}/${game}/${uuid}/delete`);
  }

  /** Replies on behalf of the game's developer. */
  async answer(uuid: string, body: string): Promise<void> {
    await this.send('POST', `/v1/private/arcade/game/review/${uuid}/response`, { body });
  }

  async takeAnswerBack(uuid: string): Promise<void> {
    await this.send('DELETE', `/v1/private/arcade/game/review/${uuid}/response`);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
