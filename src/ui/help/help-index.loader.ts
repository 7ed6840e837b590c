import type { HelpGateway } from '../../application/help/help-gateway.port';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findQuestions } from '../../domain/help/find-questions';
import { loaded } from '../app/load';
import { QUESTION_SEARCH, QUESTION_SEARCH_MAX } from './help-address';

/** Finds the questions for the URL's search; loads nothing without one. */
export function helpIndexLoader(helpGateway: Pick<HelpGateway, 'questions'>) {
  return async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const asked = new URL(url).searchParams.get(QUESTION_SEARCH) ?? '';
    if (asked.trim() === '') return null;
    return findQuestions(loaded(await helpGateway.questions(signal)), asked.slice(0, QUESTION_SEARCH_MAX));
  };
}
