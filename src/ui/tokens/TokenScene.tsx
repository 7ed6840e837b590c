import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { TokenVisit } from '../../domain/tokens/token-visit';
import type { PageHead } from '../app/page-head';
import { StatusScene } from '../shared/StatusScene';

export interface TokenTexts {
  readonly processing: { readonly title: string; readonly text: string };
  /** Titles; the text below is the server's. */
  readonly success: string;
  readonly error: string;
}

export interface TokenSceneProps {
  readonly visit: TokenVisit;
  readonly texts: TokenTexts;
  /** What stands below the words once it has ended, such as the ways on. */
  readonly children?: ReactNode;
}

/** What a token page shows of its visit, told to screen readers as it changes (spec 2 §4). */
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

/** What a token page says to visitors without script. */
export const NEEDS_SCRIPT =
  'This page needs JavaScript. Please switch it on and open the link again; until then nothing happens.';
const brokenLink = 'This link is not complete. Please open it from the mail once more, or copy the whole of it.';

function endOf(visit: TokenVisit): End | undefined {
  if (visit.kind === 'broken') return { kind: 'error', message: brokenLink };
  return visit.kind === 'success' || visit.kind === 'error' ? visit : undefined;
}

/** The head of a token page once its visit has ended: the title follows what has come of it; until then it is the route's. */
export function endHead({ kind }: TokenVisit, texts: TokenTexts, path: string): PageHead | undefined {
  const end = kind === 'broken' ? 'error' : kind;
  if (end !== 'success' && end !== 'error') return undefined;
  return { title: texts[end], description: texts[end], path, noIndex: true };
}
