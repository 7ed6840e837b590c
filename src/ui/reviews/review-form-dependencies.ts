import type { ReviewGateway } from '../../application/reviews/review-gateway.port';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { NoticesState } from '../../application/notices/notices-state';
import type { ReviewDraftStore } from '../../application/reviews/review-draft-store.port';
import type { SessionState } from '../../application/session/session-state';
import type { Clock } from '../../application/system/clock.port';
import type { Stillness } from '../../application/system/stillness.port';
import type { Review } from '../../domain/reviews/review';
import type { ReportSubject } from '../reports/report-form.view-model';
import { mainContent, rescueFocus } from '../shared/focus';

/** What reviews of a game are written with. */
export interface ReviewFormDependencies {
  /** Its slug. */
  readonly game: string;
  readonly reviewGateway: Pick<ReviewGateway, 'submit' | 'update'>;
  readonly drafts: ReviewDraftStore;
  readonly session: SessionState;
  readonly notices: NoticesState;
  readonly clock: Clock;
  readonly stillness: Stillness;
  /** Asks a visitor to sign in. */
  readonly askLogin: () => void;
  /** Begins a report of somebody else's review. */
  readonly report: (subject: ReportSubject) => void;
}

/** The list that a form stands in. */
export interface ReviewFormHost {
  /** The player belongs to the game's developer. */
  readonly ownGame: () => boolean;
  /** The player has a review of this game. */
  readonly reviewed: () => boolean;
  /** The server has taken a review: a new one, or a change of the own. */
  readonly accepted: (review: Review, change: 'submitted' | 'updated') => void;
  /** The server knows more of the own review than the list does. */
  readonly outdated: () => void;
}

/** When a part that holds the focus goes, what `selector` finds first in what is `around` it gets the focus. */
export function useFocusFallback<T extends HTMLElement>(selector: string, around = 'section'): RefObject<T | null> {
  const part = useRef<T>(null);
  useLayoutEffect(() => {
    const { current } = part;
    const rest = current?.parentElement?.closest(around) ?? null;
    return () => {
      if (current?.contains(document.activeElement) === true)
        rescueFocus(() => rest?.querySelector<HTMLElement>(selector) ?? mainContent());
    };
  }, [selector, around]);
  return part;
}
