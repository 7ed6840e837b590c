import type { HelpAudience } from './help-audience';

/** A question of the help centre with its answer. */
export interface HelpQuestion {
  readonly slug: string;
  readonly audience: HelpAudience;
  readonly question: string;
  /** Sanitised HTML. */
  readonly answer: string;
}
