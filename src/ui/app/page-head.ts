/** Document head of a page, rendered by the server and updated by the browser on navigation. */
export interface PageHead {
  /** Title without the site's name; omitted on the home page. */
  readonly title?: string;
  readonly description: string;
  /** Path of the canonical URL. */
  readonly path: string;
  /** Absolute URL of a 1200x630 picture for share cards; the default picture if omitted. */
  readonly image?: string;
  /** Absolute URL of a short WebM or MP4 video. */
  readonly video?: string;
  readonly type?: 'website' | 'article' | 'game';
  /** Publication date of an article, ISO 8601. */
  readonly published?: string;
  /** Subject of the page (schema.org); the server adds URL and publisher, and serialises it. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** Breadcrumbs between the home page and this one. */
  readonly trail?: readonly { readonly name: string; readonly path: string }[];
  /** True for pages that search engines must not index. */
  readonly noIndex?: boolean;
}

/** Handle of a route; `head` gets the loader's data and the current path. */
export interface RouteHandle {
  head(data: unknown, path: string): PageHead;
}
