import { portal } from './portal';

/** An achievement of the game's manifest. */
export interface AchievementFacts {
  readonly slug: string;
  readonly title: string;
  readonly desc: string;
}

/** Unlocks each achievement at most once a session and shows a toast in the world. */
export class Achievements {
  private readonly done = new Set<string>();
  private readonly steps = new Map<string, number>();
  private readonly facts: readonly AchievementFacts[];
  private readonly celebrate: (facts: AchievementFacts) => void;
  private readonly desk: Pick<typeof portal, 'unlock' | 'progress'>;

  constructor(
    facts: readonly AchievementFacts[],
    celebrate: (facts: AchievementFacts) => void,
    desk: Pick<typeof portal, 'unlock' | 'progress'> = portal,
  ) {
    this.facts = facts;
    this.celebrate = celebrate;
    this.desk = desk;
  }

  /** Unlocks an achievement by slug. Unknown slugs and repeated calls have no effect. */
  unlock(slug: string): void {
    if (this.mark(slug)) void this.desk.unlock(slug);
  }

  /** Reports progress from 0 to 1; 1 unlocks the achievement. Steps below one percent and backward steps have no effect. */
  progress(slug: string, share: number): void {
    const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100);
    if (percent <= (this.steps.get(slug) ?? 0) || this.done.has(slug)) return;
    if (!this.facts.some((candidate) => candidate.slug === slug)) return;
    this.steps.set(slug, percent);
    if (percent === 100) this.mark(slug);
    void this.desk.progress(slug, percent);
  }

  private mark(slug: string): boolean {
    const facts = this.facts.find((candidate) => candidate.slug === slug);
    if (facts === undefined || this.done.has(slug)) return false;
    this.done.add(slug);
    if (typeof document !== 'undefined') document.documentElement.dataset['unlocked'] = [...this.done].join(' ');
    this.celebrate(facts);
    return true;
  }
}
