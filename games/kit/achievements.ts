import { portal } from './portal';

/** An achievement as a game's facts list it. */
export interface AchievementFacts {
  readonly slug: string;
  readonly title: string;
  readonly desc: string;
}

/** Unlocks each achievement at most once a sitting and tells the player in the world. */
export class Achievements {
  private readonly done = new Set<string>();
  private readonly facts: readonly AchievementFacts[];
  private readonly celebrate: (facts: AchievementFacts) => void;

  constructor(facts: readonly AchievementFacts[], celebrate: (facts: AchievementFacts) => void) {
    this.facts = facts;
    this.celebrate = celebrate;
  }

  /** Unlocks by slug; unknown slugs and repeats do nothing. */
  unlock(slug: string): void {
    const facts = this.facts.find((candidate) => candidate.slug === slug);
    if (facts === undefined || this.done.has(slug)) return;
    this.done.add(slug);
    document.documentElement.dataset['unlocked'] = [...this.done].join(' ');
    this.celebrate(facts);
    void portal.unlock(slug);
  }
}
