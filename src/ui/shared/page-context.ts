import { useOutletContext } from 'react-router-dom';
import type { FeedbackDraft } from '../../domain/notices/feedback';

/** What the shell tells every page. */
export interface PageContext {
  /** Milliseconds since 1970; unknown while the server renders and until the page is alive. */
  readonly now: number | undefined;
  /** Opens the feedback modal. */
  readonly giveFeedback: (draft: FeedbackDraft) => void;
  /** Reports what was thrown in a part of the page. */
  readonly report: (thrown: unknown) => void;
}

/** The time of day for a page's dates, as the shell tells it. */
export function usePageNow(): number | undefined {
  return useOutletContext<PageContext | undefined>()?.now;
}

/** What opens the feedback modal; undefined where no shell stands around the page. */
export function useGiveFeedback(): PageContext['giveFeedback'] | undefined {
  return useOutletContext<PageContext | undefined>()?.giveFeedback;
}

/** What hears of errors; undefined where no shell stands around the page. */
export function useReport(): PageContext['report'] | undefined {
  return useOutletContext<PageContext | undefined>()?.report;
}
