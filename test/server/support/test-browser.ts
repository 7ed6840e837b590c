import type { Answer } from './http-client';
import type { TestServer } from './test-server';

export interface SentByBrowser {
  readonly method?: string;
  readonly body?: unknown;
  /** Added to those of a page; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** A browser that keeps its cookies, at a network address of its own. */
export class TestBrowser {
  readonly #server: TestServer;
  readonly #cookies = new Map<string, string>();
  readonly #ip: string;

  constructor(server: TestServer, ip = '198.51.100.1', cookies: Readonly<Record<string, string>> = {}) {
    this.#server = server;
    for (const [name, value] of Object.entries(cookies)) this.#cookies.set(name, value);
    this.#ip = ip;
  }

  /** Its Cookie header. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Forgets a cookie. */
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

  /** Signs in, with remembering. */
  login(login: string, password: string, code?: string): Promise<Answer> {
    const body = { login, password, remember: true, ...(code === undefined ? {} : { code }) };
    return this.send('/v1/public/user/auth/login', { body });
  }

  /** The status of asking who is signed in. */
  async status(): Promise<number> {
    return (await this.send('/v1/public/user/auth/status')).status;
  }
}
