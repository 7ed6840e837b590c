/** Calls the API in-process on behalf of the caller. */
export type InProcessCall = (
  path: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array;
  },
) => Promise<{ readonly status: number; readonly body: string; readonly retryAfter?: string }>;

/** Built assets of every page; all paths are on the portal. */
export interface ClientAssets {
  readonly entry: string;
  /** Imports of the entry, in the order of their evaluation. */
  readonly preload: readonly string[];
  /** Files of each script that is loaded on demand, without those above, by its source file. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Style rules of the document, such as fonts. */
  readonly styles: string;
  readonly fonts: readonly string[];
  /** Additional head markup of the development server. */
  readonly devHead?: string;
}

/** Returns the id of the client's build: the name of its entry script. */
export const buildId = ({ entry }: Pick<ClientAssets, 'entry'>): string => /([^/]*?)(\.js)?$/.exec(entry)?.[1] ?? '';

/** A request to render one page. */
export interface RenderRequest {
  /** Absolute URL on the portal’s origin. */
  readonly url: string;
  /** Nonce of the response’s content security policy. */
  readonly nonce: string;
  /** Cookie header of the request; without a session cookie the renderer does not load a session. */
  readonly cookies: string;
  readonly userAgent: string;
  readonly transport: InProcessCall;
  readonly assets: ClientAssets;
  readonly settings: {
    readonly staticOrigin: string;
    readonly accountsOrigin: string;
    readonly gamesHost: string;
    /** Foreign hosts that a moved path may redirect to over https; omitted if there are none. */
    readonly redirectHosts?: readonly string[];
    /** Enables the component kit page; never set in production. */
    readonly kit?: boolean;
    /** Tag manager container id, if configured. */
    readonly tagManager?: string;
    /** Share of page loads whose web vitals are measured, in percent; omitted if none are. */
    readonly webVitals?: number;
    /** True if ads may be requested from third parties. */
    readonly vast?: boolean;
    /** Script URL of the consent manager, if configured. */
    readonly tcfUrl?: string;
    /** True if the browser may register the service worker. */
    readonly offline?: boolean;
    /** DSN for error reports, if configured. */
    readonly sentryDsn?: string;
  };
  /** Reports an error that the page handles but that is still a bug. */
  readonly complain?: (error: unknown) => void;
}

export type RenderResponse =
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly html: string;
      /** True if search engines may index the page, so everybody may read it. */
      readonly isPublic?: boolean;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string };

/** Exports of the built page renderer. */
export interface RenderModule {
  render(request: RenderRequest): Promise<RenderResponse>;
}
