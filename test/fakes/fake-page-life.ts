import type { PageLife, PageLifeListener } from '../../src/application/system/page-life.port';

/** Page lifecycle controlled by a test. */
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
