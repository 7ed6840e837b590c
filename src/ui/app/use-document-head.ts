import { useLayoutEffect } from 'react';
import type { PageHead } from './page-head';
import { pageTitle } from './page-title.machine';

/** Sets title, description, canonical URL and robots rule of the shown page; restores the earlier values on unmount. */
export function useDocumentHead(head: PageHead | undefined): void {
  const { title, description, path, noIndex } = head ?? {};
  // The title changes before the page is painted.
  useLayoutEffect(() => {
    if (path === undefined || description === undefined) return;
    const before = written();
    write({
      title: pageTitle(title),
      description,
      address: new URL(path, document.baseURI).href,
      robots: noIndex === true ? 'noindex' : null,
    });
    // An error page can unmount while the page below stays the same.
    return () => {
      write(before);
    };
  }, [title, description, path, noIndex]);
}

interface Written {
  readonly title: string;
  readonly description: string | null;
  readonly address: string | null;
  readonly robots: string | null;
}

function written(): Written {
  return {
    title: document.title,
    description: find('meta', 'name', 'description')?.getAttribute('content') ?? null,
    address: find('link', 'rel', 'canonical')?.getAttribute('href') ?? null,
    robots: find('meta', 'name', 'robots')?.getAttribute('content') ?? null,
  };
}

function write({ title, description, address, robots }: Written): void {
  document.title = title;
  if (description !== null) element('meta', 'name', 'description').setAttribute('content', description);
  if (address !== null) element('link', 'rel', 'canonical').setAttribute('href', address);
  if (robots === null) find('meta', 'name', 'robots')?.remove();
  else element('meta', 'name', 'robots').setAttribute('content', robots);
}

function find(tag: string, attribute: string, value: string): Element | null {
  return document.head.querySelector(`${tag}[${attribute}="${value}"]`);
}

function element(tag: string, attribute: string, value: string): Element {
  const found = find(tag, attribute, value);
  if (found !== null) return found;
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}
