import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { DraftConflicts } from '../../domain/console/console';
import type { MergeChoice } from '../../domain/console/draft-merge';
import { problemText } from './console.texts';

interface Decision extends DraftConflicts {
  /** Fields that the release takes from the draft. All other fields keep the value of the public game. */
  readonly draft: ReadonlySet<string>;
}

/** Decision about fields that a draft and its public game have both changed. */
export class DecisionViewModel {
  /** Undefined unless a release waits for the decision. */
  open: Decision | undefined;
  /** True while the conflicts are loaded. */
  comparing = false;

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'draftConflicts'>,
    private readonly developer: string,
    private readonly game: string,
  ) {
    makeAutoObservable<this, 'gateway' | 'developer' | 'game'>(
      this,
      { gateway: false, developer: false, game: false, open: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the conflicts, and opens the decision if one exists. Returns the text of a failure. */
  async compare(): Promise<string | undefined> {
    this.comparing = true;
    const answer = await this.gateway.draftConflicts(this.developer, this.game);
    runInAction(() => {
      this.comparing = false;
      this.open = answer.ok && answer.value.conflicts.length > 0 ? { ...answer.value, draft: new Set() } : undefined;
    });
    return answer.ok ? undefined : problemText(answer.error);
  }

  /** Chooses the value of the draft or of the public game for a field. */
  choose(field: string, side: 'draft' | 'public'): void {
    if (this.open === undefined) return;
    const draft = new Set(this.open.draft);
    if (side === 'draft') draft.add(field);
    else draft.delete(field);
    this.open = { ...this.open, draft };
  }

  cancel(): void {
    this.open = undefined;
  }

  /** The choice to send with the release. */
  get choice(): MergeChoice | undefined {
    return this.open && { revision: this.open.revision, draft: [...this.open.draft] };
  }
}
