/** The cookies of one portal: what a native client keeps of `Set-Cookie`, and no more than it needs (no paths, one host). */
export class CookieJar {
  private readonly values = new Map<string, string>();

  /** Takes the cookies that an answer set; one whose age has run out is forgotten. */
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

  /** The `Cookie` header; empty without cookies. */
  header(): string {
    return [...this.values].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
