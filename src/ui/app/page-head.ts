/** What stands in the document's head for a page; the server writes it, the browser keeps it true on navigation. */
export interface PageHead {
  /** Without the site's name; left out on the home page. */
  readonly title?: string;
  readonly description: string;
  /** Path of the canonical address. */
  readonly path: string;
  /** Absolute address of a 1200x630 picture for share cards; the portal's own when left out. */
  readonly image?: string;
  /** Absolute address of a short WebM or MP4 video. */
  readonly video?: string;
  readonly type?: 'website' | 'article' | 'game';
  /** ISO 8601, of an article. */
  readonly published?: string;
  /** What the page is about (schema.org); the server adds address, publisher and serialisation. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** What lies between the home page and this one. */
  readonly trail?: readonly { readonly name: string; readonly path: string }[];
  /** Pages that search engines should leave out. */
  readonly noIndex?: boolean;
}

/** What a route tells about itself: `head` is given its loader's data and the path that is shown. */
export interface RouteHandle {
  head(data: unknown, path: string): PageHead;
}
