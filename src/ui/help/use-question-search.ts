import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useScreen } from '../shared/use-screen';
import type { HelpServices } from './help-services';
import type { QuestionSearchViewModel } from './question-search.view-model';
import { QUESTION_SEARCH, questionsQuery } from './questions-address';

export interface QuestionSearching {
  readonly search: QuestionSearchViewModel;
  /** Puts a text into the address, in place of the one before: the way back from a search is to all questions. */
  readonly note: (text: string) => void;
}

/** Keeps the search among the questions and the address together, whichever of them changes. */
export function useQuestionSearch(create: HelpServices['createQuestionSearch']): QuestionSearching {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(query).get(QUESTION_SEARCH) ?? '';
  const search = useScreen(() => create(asked));
  useEffect(() => {
    search.follow(asked);
  }, [search, asked]);
  return {
    search,
    note: (text) =>
      void navigate({ search: questionsQuery(text) }, { replace: asked !== '', preventScrollReset: true }),
  };
}
