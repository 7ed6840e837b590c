import { useOutletContext } from 'react-router-dom';

/** What the shell tells every page. */
export interface PageContext {
  /** Milliseconds since 1970; unknown while the server renders and until the page is alive. */
  readonly now: number | undefined;
}

/** The time of day for a page's dates, as the shell tells it. */
export function usePageNow(): number | undefined {
  return useOutletContext<PageContext | undefined>()?.now;
}
