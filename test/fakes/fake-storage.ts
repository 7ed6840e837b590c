/** Local storage that a test can inspect, with room for `most` characters. */
export class FakeStorage implements Storage {
  readonly kept = new Map<string, string>();
  [name: string]: unknown;

  constructor(public most = Infinity) {}

  get length(): number {
    return this.kept.size;
  }

  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const used = [...this.kept].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (used + key.length + value.length > this.most) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }

  clear(): void {
    this.kept.clear();
  }
}
