import { useLayoutEffect } from 'react';
import { pageTitle } from '../../domain/shell/page-title';
import type { PageHead } from './page-head';

/** Keeps the document's title, description, canonical address and robots rule those of the page that is shown. */
export function useDocumentHead(head: PageHead | undefined): void {
  const { title, description, path, noIndex } = head ?? {};
  // The title changes with the page that it names, not a moment after it has been painted.
  useLayoutEffect(() => {
    if (path === undefined || description === undefined) return;
    document.title = pageTitle(title);
    element('meta', 'name', 'description').setAttribute('content', description);
    element('link', 'rel', 'canonical').setAttribute('href', new URL(path, document.baseURI).href);
    if (noIndex === true) element('meta', 'name', 'robots').setAttribute('content', 'noindex');
    else document.head.querySelector('meta[name="robots"]')?.remove();
  }, [title, description, path, noIndex]);
}

function element(tag: string, attribute: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (found !== null) return found;
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}
