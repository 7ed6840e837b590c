import type { PageLife, PageLifeListener } from '../../src/application/system/page-life.port';

/** A page that a test puts away and brings back. */
export class FakePageLife implements PageLife {
  private readonly listeners = new Set<PageLifeListener>();

  follow(listener: PageLifeListener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  get followed(): number {
    return this.listeners.size;
  }

  leave(): void {
    for (const { left } of this.listeners) left();
  }

  comeBack(): void {
    for (const { back } of this.listeners) back();
  }
}
