import type { Answer } from './http-client';
import type { TestServer } from './test-server';

export interface SentByBrowser {
  readonly method?: string;
  readonly body?: unknown;
  /** Added to a page's own headers; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** A browser with stored cookies and its own network address. */
export class TestBrowser {
  readonly #server: TestServer;
  readonly #cookies = new Map<string, string>();
  readonly #ip: string;

  constructor(server: TestServer, ip = '198.51.100.1', cookies: Readonly<Record<string, string>> = {}) {
    this.#server = server;
    for (const [name, value] of Object.entries(cookies)) this.#cookies.set(name, value);
    this.#ip = ip;
  }

  /** The current Cookie header. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Deletes a cookie. */
  drop(name: string): void {
    this.#cookies.delete(name);
  }

  async send(path: string, options: SentByBrowser = {}): Promise<Answer> {
    const answer = await this.#server.request(path, { ...options, cookie: this.cookie, ip: this.#ip });
    for (const cookie of answer.setCookies) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Logs in with “remember me”. */
  login(login: string, password: string, code?: string): Promise<Answer> {
    const body = { login, password, remember: true, ...(code === undefined ? {} : { code }) };
    return this.send('/v1/public/user/auth/login', { body });
  }

  /** Returns the status of the call for the current player. */
  async status(): Promise<number> {
    return (await this.send('/v1/public/user/auth/status')).status;
  }
}
