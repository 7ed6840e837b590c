/** Remembers the newest ids, so that a repeated event is told once; older ones are forgotten. */
export class RecentIds {
  private readonly ids = new Set<string>();

  constructor(private readonly limit = 500) {}

  /** Tells whether the id is new, and remembers it. */
  add(id: string): boolean {
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    if (this.ids.size > this.limit) {
      const [oldest] = this.ids;
      if (oldest !== undefined) this.ids.delete(oldest);
    }
    return true;
  }
}
