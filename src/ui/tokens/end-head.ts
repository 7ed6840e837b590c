import type { TokenVisit } from '../../domain/tokens/token-visit';
import type { PageHead } from '../app/page-head';
import type { TokenTexts } from './TokenScene';

/** The head of a token page once its visit has ended: the title follows what has come of it; until then it is the route's. */
export function endHead({ kind }: TokenVisit, texts: TokenTexts, path: string): PageHead | undefined {
  const end = kind === 'broken' ? 'error' : kind;
  if (end !== 'success' && end !== 'error') return undefined;
  return { title: texts[end], description: texts[end], path, noIndex: true };
}
