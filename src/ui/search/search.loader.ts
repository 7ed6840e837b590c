import type { LoaderFunctionArgs } from 'react-router-dom';
import { data } from 'react-router-dom';
import type { LoadGameIndex } from '../../application/games/load-game-index.use-case';
import type { SearchPortal } from '../../application/search/search-portal.use-case';
import { defaultGameQuery } from '../../domain/games/game-query';
import type { GameCard } from '../../domain/games/game';
import { readSearchAddress } from '../../domain/search/search-address';
import { pageFailure } from '../errors/page-failure';
import { foundNothing } from './found-sections';
import type { SearchOutcome, SearchPageData } from './search-page-data';

/** How many popular games stand where nothing was found. */
const OFFERED = 3;

/** Searches for what the address says; a failure is shown within the page, with its status on the answer. */
export function searchLoader(searchPortal: SearchPortal, loadGameIndex: LoadGameIndex) {
  return async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(url);
    const request = readSearchAddress((name) => searchParams.get(name));
    const outcome: SearchOutcome = searchParams.get('query')
      ? outcomeOf(await searchPortal.execute(request, signal))
      : { kind: 'unasked' };
    const popular = foundNothing(outcome) ? await popularGames(loadGameIndex, signal) : [];
    const page: SearchPageData = { request, outcome, popular };
    return outcome.kind === 'failed' ? data(page, { status: outcome.status }) : page;
  };
}

function outcomeOf(answer: Awaited<ReturnType<SearchPortal['execute']>>): SearchOutcome {
  if (answer.ok) return { kind: 'found', results: answer.value };
  const { error } = answer;
  if (error.kind === 'query-too-short' || error.kind === 'query-too-long')
    return { kind: 'refused', refusal: error.kind };
  const { status, message } = pageFailure(error);
  return { kind: 'failed', status, message };
}

async function popularGames(loadGameIndex: LoadGameIndex, signal: AbortSignal): Promise<readonly GameCard[]> {
  const query = { ...defaultGameQuery, sort: 'popular', includeExperience: true } as const;
  const answer = await loadGameIndex.execute(query, signal);
  return answer.ok ? answer.value.games.slice(0, OFFERED) : [];
}
