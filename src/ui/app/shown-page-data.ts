import type { RouterState } from 'react-router-dom';

/** Part of a router that provides page data and revalidates it. */
export interface AnswerRouter {
  readonly state: Pick<RouterState, 'loaderData'> & {
    readonly navigation: { readonly state: string };
    readonly revalidation: string;
  };
  subscribe(listener: () => void): () => void;
  revalidate(): Promise<void>;
}

/** Revalidates the shown page when newer data arrives, but never while the router is busy. */
export class ShownPageData {
  private router: AnswerRouter | undefined;
  private readonly outdated = new Set<unknown>();
  private isRereading = false;

  /** True if the current revalidation was caused by newer data. */
  get rereading(): boolean {
    return this.isRereading;
  }

  follow(router: AnswerRouter): () => void {
    this.router = router;
    return router.subscribe(() => void this.revalidateOutdated());
  }

  /** Marks an answer as outdated. */
  replace(answer: unknown): void {
    this.outdated.add(answer);
    void this.revalidateOutdated();
  }

  /** Revalidates the shown page, or the pending one. */
  reload(): void {
    void this.router?.revalidate();
  }

  /** Revalidates outdated data; waits for a microtask, because the router notifies before it is idle. */
  private async revalidateOutdated(): Promise<void> {
    if (this.outdated.size === 0) return;
    await Promise.resolve();
    const { router } = this;
    if (router === undefined || router.state.navigation.state !== 'idle' || router.state.revalidation !== 'idle')
      return;
    const isOutdated = Object.values(router.state.loaderData).some((answer) => this.outdated.has(answer));
    this.outdated.clear();
    if (!isOutdated) return;
    this.isRereading = true;
    void router.revalidate();
    this.isRereading = false;
  }
}
