/** What stands in the document's head for a page; the server writes it, the browser keeps it true on navigation. */
export interface PageHead {
  /** Without the site's name; left out on the home page. */
  readonly title?: string;
  readonly description: string;
  /** Path of the canonical address. */
  readonly path: string;
  /** Absolute address of a 1200x630 picture for share cards. */
  readonly image?: string;
  readonly type?: 'website' | 'article' | 'game';
  /** Structured data (schema.org), serialised by the server. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** Pages that search engines should leave out. */
  readonly noIndex?: boolean;
}

/** What a route tells about itself: `head` is given its loader's data and the path that is shown. */
export interface RouteHandle {
  head(data: unknown, path: string): PageHead;
}
