/** A minimal cookie jar for one portal, as a native client needs it: one host, no paths. */
export class CookieJar {
  private readonly values = new Map<string, string>();

  /** Stores the cookies of a response. An expired cookie is deleted. */
  keep(setCookies: readonly string[]): void {
    for (const cookie of setCookies) {
      const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.values.delete(name);
      else this.values.set(name, value);
    }
  }

  get(name: string): string | undefined {
    return this.values.get(name);
  }

  /** Returns the `Cookie` header; empty without cookies. */
  header(): string {
    return [...this.values].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
