import type { CopyViewModel } from '../account/copy.view-model';
import type { ContactViewModel } from './contact.view-model';
import type { QuestionSearchViewModel } from './question-search.view-model';

/** What the help centre’s pages are given. */
export interface HelpServices {
  readonly createContact: () => ContactViewModel;
  /** The search among questions, as the address has it. */
  readonly createQuestionSearch: (asked: string) => QuestionSearchViewModel;
  /** The button that copies the address of an answer. */
  readonly createCopy: () => CopyViewModel;
}
