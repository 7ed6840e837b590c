import { useOutletContext } from 'react-router-dom';
import type { FeedbackDraft } from '../../domain/notices/feedback';

/** Context of the shell for every page; the same object during a visit. */
export interface PageContext {
  /** Milliseconds since 1970; undefined on the server and before hydration. Observers follow it. */
  readonly now: number | undefined;
  /** Opens the feedback modal. */
  readonly giveFeedback: (draft: FeedbackDraft) => void;
  /** Reports an error of a page section. */
  readonly report: (thrown: unknown) => void;
}

/** Returns the current time for dates of the page. */
export function usePageNow(): number | undefined {
  return useOutletContext<PageContext | undefined>()?.now;
}

/** Returns the function that opens the feedback modal; undefined outside the shell. */
export function useGiveFeedback(): PageContext['giveFeedback'] | undefined {
  return useOutletContext<PageContext | undefined>()?.giveFeedback;
}

/** Returns the error reporter; undefined outside the shell. */
export function useReport(): PageContext['report'] | undefined {
  return useOutletContext<PageContext | undefined>()?.report;
}
