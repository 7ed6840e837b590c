import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import { findQuestions } from '../../domain/help/find-questions';
import type { HelpAudience } from '../../domain/help/help-audience';
import type { HelpQuestion } from '../../domain/help/help-question';
import { gameTexts } from '../notices/texts/game.texts';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { countedQuestions } from './counted-questions';
import { HelpHeading, HelpPage, HelpSide } from './help.styles';
import { helpAddress } from './help-address';
import { audienceWords } from './help.texts';
import type { HelpServices } from './help-services';
import { HelpTrail } from './HelpTrail';
import { HelpWay } from './HelpWay';
import { QuestionEntry } from './QuestionEntry';
import { QuestionSearch } from './QuestionSearch';
import { useLinkedQuestion } from './use-linked-question';
import { useQuestionSearch } from './use-question-search';

export interface QuestionsPageProps extends Pick<HelpServices, 'createCopy' | 'createQuestionSearch'> {
  readonly audience: HelpAudience;
}

/** The questions of one audience, narrowed by a search, each opened where it stands (spec 2 §2). */
export const QuestionsPage = observer(function QuestionsPage(props: QuestionsPageProps) {
  const { audience, createCopy, createQuestionSearch } = props;
  const { search, note } = useQuestionSearch(createQuestionSearch);
  useLinkedQuestion(search.widen);
  const questions = findQuestions(useLoaderData<readonly HelpQuestion[]>(), search.text);
  const { title, about } = audienceWords[audience];
  const other: HelpAudience = audience === 'user' ? 'guest' : 'user';
  return (
    <HelpPage>
      <HelpHeading>
        <HelpTrail />
        <h1>{title}</h1>
        <p>{about}</p>
      </HelpHeading>
      <Column>
        <QuestionSearch
          text={search.text}
          onType={(text) => {
            search.type(text, note);
          }}
          onSettle={() => {
            search.settle(note);
          }}
        />
        <VisuallyHidden role="status">
          {search.text.trim() === '' ? '' : countedQuestions(questions.length)}
        </VisuallyHidden>
        {questions.length === 0 ? (
          <div>
            <VisuallyHidden as="h2">Questions</VisuallyHidden>
            <EmptyState
              title={gameTexts['no-results'].title}
              text="None of the questions here is about that. Write to us, and we will answer by email."
            >
              <ButtonLink to={helpAddress('contact')} icon="mail">
                Contact form
              </ButtonLink>
            </EmptyState>
          </div>
        ) : (
          <div>
            {questions.map((question) => (
              <QuestionEntry key={question.slug} question={question} createCopy={createCopy} />
            ))}
          </div>
        )}
      </Column>
      <HelpSide aria-label="More help">
        <HelpWay to={helpAddress(other)} icon={other === 'user' ? 'user' : 'goggles'} {...audienceWords[other]} />
        <HelpWay to={helpAddress('contact')} icon="mail" title="Contact form" about="We will answer by email." />
      </HelpSide>
    </HelpPage>
  );
});

/* Answers keep to a line that the eye can follow. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(5)};
  max-width: 48rem;
  @media ${theme.wide} {
    min-height: 50vh;
  }
`;
