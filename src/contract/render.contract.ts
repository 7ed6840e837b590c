/** Calls the API in the caller's name without leaving the process. */
export type InProcessCall = (
  path: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array;
  },
) => Promise<{ readonly status: number; readonly body: string; readonly retryAfter?: string }>;

/** What the browser must fetch first, as built; addresses are paths of the portal. */
export interface ClientAssets {
  readonly entry: string;
  readonly preload: readonly string[];
  readonly css: readonly string[];
  readonly fonts: readonly string[];
  /** Extra head of the development server. */
  readonly devHead?: string;
}

/** One page that the server wants to have rendered. */
export interface RenderRequest {
  /** Absolute, on the portal's origin. */
  readonly url: string;
  /** Of this response's content security policy. */
  readonly nonce: string;
  /** The request's Cookie header: without a session cookie in it the session is not asked for. */
  readonly cookies: string;
  readonly userAgent: string;
  readonly transport: InProcessCall;
  readonly assets: ClientAssets;
  readonly settings: {
    readonly staticOrigin: string;
    readonly accountsOrigin: string;
    readonly gamesHost: string;
    /** Foreign hosts to which a moved path may lead, over https; left out when there are none. */
    readonly redirectHosts?: readonly string[];
    /** Shows the page of all components; never in production. */
    readonly kit?: boolean;
    /** Id of the tag manager's container, when one is configured. */
    readonly tagManager?: string;
    /** Whether third parties are asked for ads. */
    readonly vast?: boolean;
    /** The script of the consent manager, when one is configured. */
    readonly tcfUrl?: string;
    /** The DSN of error reports, when one is configured. */
    readonly sentryDsn?: string;
  };
  /** Hears of errors for which the page has an answer and which are bugs all the same. */
  readonly complain?: (error: unknown) => void;
}

export type RenderResponse =
  | { readonly kind: 'html'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string };

/** What the built page renderer exports. */
export interface RenderModule {
  render(request: RenderRequest): Promise<RenderResponse>;
}
