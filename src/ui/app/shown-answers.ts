import type { RouterState } from 'react-router-dom';

/** The part of a router that tells what its pages were given, and that has them read again. */
export interface AnswerRouter {
  readonly state: Pick<RouterState, 'loaderData'> & {
    readonly navigation: { readonly state: string };
    readonly revalidation: string;
  };
  subscribe(hear: () => void): () => void;
  revalidate(): Promise<void>;
}

/** Has a shown page read its answer again when a newer one has come; never while the router is busy. */
export class ShownAnswers {
  private router: AnswerRouter | undefined;
  private readonly old = new Set<unknown>();
  private telling = false;

  /** A page is being read again because of a newer answer, and not because somebody asks for it. */
  get rereading(): boolean {
    return this.telling;
  }

  follow(router: AnswerRouter): () => void {
    this.router = router;
    return router.subscribe(() => void this.look());
  }

  /** Says that what was given meanwhile has a newer answer. */
  replace(answer: unknown): void {
    this.old.add(answer);
    void this.look();
  }

  /** Has the shown page asked for again, or the one that is on its way, whatever it was asked for. */
  anew(): void {
    void this.router?.revalidate();
  }

  /** The router tells of a change before it has finished with it: it is asked a moment later. */
  private async look(): Promise<void> {
    if (this.old.size === 0) return;
    await Promise.resolve();
    const { router } = this;
    if (router === undefined || router.state.navigation.state !== 'idle' || router.state.revalidation !== 'idle')
      return;
    const reads = Object.values(router.state.loaderData).some((given) => this.old.has(given));
    this.old.clear();
    if (!reads) return;
    this.telling = true;
    void router.revalidate();
    this.telling = false;
  }
}
