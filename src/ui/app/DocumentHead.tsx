import { observer } from 'mobx-react-lite';
import { useLocation, useMatches } from 'react-router-dom';
import { currentHead } from './current-head';
import type { PageHead } from './page-head';
import { useDocumentHead } from './use-document-head';

/** Updates the document head; rendered before the page, so that an error page can override it. */
export const DocumentHead = observer(function DocumentHead() {
  useDocumentHead(useMatchedHead());
  return null;
});

/** Returns the head of the innermost page, or undefined if it has no data and its error page sets the head. */
function useMatchedHead(): PageHead | undefined {
  const { pathname } = useLocation();
  const matches = useMatches();
  if (matches.at(-1)?.loaderData === undefined) return undefined;
  return currentHead(
    matches.map(({ id, handle }) => ({ route: { id, handle } })),
    Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])),
    undefined,
    pathname,
  );
}
