import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TokenPlace } from '../../application/tokens/token-place.port';
import type { TokenVisit } from '../../domain/tokens/token-visit';
import type { PageHead } from '../app/page-head';
import { StatusScene } from '../shared/StatusScene';
import type { Screen } from '../shared/use-screen';
import { useScreen } from '../shared/use-screen';

export interface TokenTexts {
  readonly processing: { readonly title: string; readonly text: string };
  /** Titles; the text below comes from the server. */
  readonly success: string;
  readonly error: string;
}

export interface TokenSceneProps {
  readonly visit: TokenVisit;
  readonly texts: TokenTexts;
  /** Actions below the text of a final state. */
  readonly children?: ReactNode;
}

/** Status of a token page, announced by screen readers on changes (spec 2 §4). */
export const TokenScene = observer(function TokenScene({ visit, texts, children }: TokenSceneProps) {
  const end = endOf(visit);
  if (end === undefined) return <StatusScene state="busy" {...texts.processing} noScript={NEEDS_SCRIPT} />;
  return (
    <StatusScene state={end.kind} title={texts[end.kind]} text={end.message} noScript={NEEDS_SCRIPT}>
      {children}
    </StatusScene>
  );
});

interface End {
  readonly kind: 'success' | 'error';
  readonly message: string;
}

/** Text for visitors without a script. */
export const NEEDS_SCRIPT = 'This page needs JavaScript. Please turn it on and open the link again.';
const brokenLink = 'This link is incomplete. Open it again from the email, or copy the full link.';

function endOf(visit: TokenVisit): End | undefined {
  if (visit.kind === 'broken') return { kind: 'error', message: brokenLink };
  return visit.kind === 'success' || visit.kind === 'error' ? visit : undefined;
}

/** Returns the head for a final state; a pending visit keeps the head of the route. */
export function endHead({ kind }: TokenVisit, texts: TokenTexts, path: string): PageHead | undefined {
  const end = kind === 'broken' ? 'error' : kind;
  if (end !== 'success' && end !== 'error') return undefined;
  return { title: texts[end], description: texts[end], path, noIndex: true };
}

/** Returns the token that a page has moved from its URL to its history state, for a reload. */
export const storedToken = (state: unknown): string | undefined => textOf(state, 'token');

function textOf(state: unknown, key: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const text = (state as Readonly<Record<string, unknown>>)[key];
  return typeof text === 'string' ? text : undefined;
}

/**
 * Creates the view-model of a token page and removes the token from the URL. A `reloaded` page keeps it in its history
 * state; other pages keep only the message of their success.
 */
export function useTokenPage<Page extends Screen>(
  create: (token: string | undefined, place: TokenPlace) => Page,
  { reloaded = false } = {},
): Page {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return useScreen(() => {
    const replace = (to: string, stored?: { readonly token: string } | { readonly success: string }) =>
      void navigate(to, { replace: true, preventScrollReset: true, state: stored });
    const token = new URLSearchParams(search).get('token') ?? storedToken(state);
    return create(token, {
      success: textOf(state, 'success'),
      storeSuccess: (message) => {
        if (!reloaded) replace(pathname, { success: message });
      },
      forgetToken: () => {
        replace(pathname, reloaded && token !== undefined ? { token } : undefined);
      },
      leave: (to) => {
        replace(to);
      },
      depart: (url) => {
        window.location.replace(url);
      },
    });
  });
}
