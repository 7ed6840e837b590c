import type { RouteMatch, RouteObject } from 'react-router-dom';
import type { Likeness } from './page-answer';
import type { Behind } from './seen-pages';
import type { AnswerRouter } from './shown-answers';

/** How a route's answers are told apart. */
export interface Keeping {
  /** Under what an address of the route is remembered; its path and query unless said otherwise. */
  readonly address?: (url: URL) => string;
  /** What two answers have in common that show the same page; their words unless said otherwise. */
  readonly likeness?: Likeness;
}

export type PageMatch = Pick<RouteMatch<string, RouteObject>, 'route' | 'params'>;

/** What a router's first page was given. */
export interface FirstPage {
  readonly location: { readonly pathname: string; readonly search: string };
  readonly matches: readonly { readonly route: { readonly id: string; readonly loader?: unknown } }[];
  readonly loaderData: Readonly<Record<string, unknown>>;
}

export type PageRouter = AnswerRouter & { readonly state: FirstPage };

/** Remembers what pages were given. */
export interface PageMemory {
  /** The same route, and those below it, with loaders that remember; for routes whose answers every visit may show again. */
  keep(route: RouteObject, keeping?: Keeping): RouteObject;
  /** Begins with what the first page was given, and has shown pages read newer answers. */
  follow(router: PageRouter): () => void;
  /** Asks for a route's data before its page is opened; undefined when it is none that is kept. */
  ahead(match: PageMatch, url: URL): Behind | undefined;
  /** Forgets what the pages of a path were given, because their visitor has changed it. */
  forget(path: string): void;
}

/** The server's: every visit is asked for. */
export const noPageMemory: PageMemory = {
  keep: (route) => route,
  follow: () => () => undefined,
  ahead: () => undefined,
  forget: () => undefined,
};
