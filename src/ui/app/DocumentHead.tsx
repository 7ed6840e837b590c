import { observer } from 'mobx-react-lite';
import { useLocation, useMatches } from 'react-router-dom';
import { currentHead } from './current-head';
import type { PageHead } from './page-head';
import { useDocumentHead } from './use-document-head';

/** Keeps the head true to the page; stands before the page, so that an error page's own word comes after it. */
export const DocumentHead = observer(function DocumentHead() {
  useDocumentHead(useMatchedHead());
  return null;
});

/** Nothing while the innermost page has no data: then its error page says what stands in the head. */
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
