/** Stores the newest ids to drop repeated events; older ids are forgotten. */
export class RecentIds {
  private readonly ids = new Set<string>();

  constructor(private readonly limit = 500) {}

  /** Adds an id; returns false if the id is already stored. */
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
