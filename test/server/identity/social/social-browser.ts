import type { Answer } from '../../support/http-client';
import { send } from '../../support/http-client';
import type { TestServer } from '../../support/test-server';

interface Cookie {
  readonly host: string;
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** Options of a visit. Without `form` and `json`, the visit is a GET request. */
export interface Visit {
  readonly method?: 'GET' | 'POST';
  /** Fields of a form. */
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** A browser with separate cookies for each host of the server. It only follows redirects in `follow`. */
export class SocialBrowser {
  readonly #server: TestServer;
  #cookies: readonly Cookie[] = [];

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** Returns the value of a portal cookie. */
  cookie(name: string): string | undefined {
    const host = new URL(this.#server.origin).host;
    return this.#cookies.find((one) => one.host === host && one.name === name)?.value;
  }

  forget(name: string): void {
    this.#cookies = this.#cookies.filter((one) => one.name !== name);
  }

  keep(name: string, value: string): void {
    this.forget(name);
    this.#cookies = [...this.#cookies, { host: new URL(this.#server.origin).host, name, value, path: '/' }];
  }

  async visit(address: string, { form, json, method }: Visit = {}): Promise<Answer> {
    const url = new URL(address);
    const body = form ? new URLSearchParams(form).toString() : json === undefined ? undefined : JSON.stringify(json);
    const cookie = this.#cookies
      .filter(({ host, path }) => host === url.host && url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const answer = await send({
      port: this.#server.port,
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      path: url.pathname + url.search,
      body,
      headers: {
        host: url.host,
        accept: 'text/html',
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { origin: url.origin, 'content-length': String(Buffer.byteLength(body)) }),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
    for (const line of answer.setCookies) this.#store(url.host, line);
    return answer;
  }

  /** Follows redirects to a page or to a URL that `stop` accepts. Returns the final URL and the last response. */
  async follow(
    address: string,
    visit: Visit = {},
    stop: (address: string) => boolean = () => false,
  ): Promise<{ readonly address: string; readonly answer: Answer }> {
    let at = address;
    let answer = await this.visit(at, visit);
    for (let step = 0; step < 12; step += 1) {
      const { location } = answer.headers;
      if (location === undefined) return { address: at, answer };
      at = new URL(location, at).href;
      if (stop(at)) return { address: at, answer };
      answer = await this.visit(at);
    }
    throw new Error('Too many redirects.');
  }

  #store(host: string, line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = ''] = pair.split('=', 1);
    const value = pair.slice(name.length + 1);
    const path = attributes.find((one) => /^path=/i.test(one))?.slice('path='.length) ?? '/';
    this.#cookies = this.#cookies.filter((one) => one.host !== host || one.name !== name || one.path !== path);
    if (value !== '' && !attributes.some((one) => /^max-age=0$/i.test(one)))
      this.#cookies = [...this.#cookies, { host, name, value, path }];
  }
}
