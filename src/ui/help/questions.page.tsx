import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { HelpAudience } from '../../domain/help/help-audience';
import type { HelpQuestion } from '../../domain/help/help-question';
import { findQuestions } from '../../domain/help/find-questions';
import { gameTexts } from '../notices/texts/game.texts';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { HelpTrail } from './HelpTrail';
import { HelpLink } from './HelpLink';
import { QuestionEntry } from './QuestionEntry';
import { countedQuestions } from './counted-questions';
import { helpAddress, QUESTION_SEARCH, questionsQuery, QUESTION_SEARCH_MAX } from './help-address';
import { questionsHead } from './help.head';
import { HelpHeading, HelpPage, HelpSide, searchField, searchRow } from './help.styles';
import { audienceTexts } from './help.texts';
import type { HelpServices, QuestionSearchViewModel } from './question-search.view-model';

interface QuestionSearchProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Called when the text is complete. */
  readonly onSettle: () => void;
}

/** A search field that filters on each keystroke; a plain form without JavaScript. */
const QuestionSearch = observer(function QuestionSearch({ text, onType, onSettle }: QuestionSearchProps) {
  return (
    <Form
      role="search"
      aria-label="Questions"
      onSubmit={(event) => {
        event.preventDefault();
        onSettle();
      }}
    >
      <Input
        type="search"
        name={QUESTION_SEARCH}
        value={text}
        maxLength={QUESTION_SEARCH_MAX}
        dir="auto"
        aria-label="Search the questions"
        placeholder="Search the questions"
        autoComplete="off"
        enterKeyHint="search"
        onBlur={onSettle}
        onChange={(event) => {
          onType(event.currentTarget.value);
        }}
      />
      <Button type="submit" icon="search">
        Search
      </Button>
    </Form>
  );
});

const Form = styled.form`
  ${searchRow}
`;

const Input = styled.input`
  ${searchField}
`;

/** Opens and scrolls to the question in the URL's fragment, on load and on each navigation; `widen` reveals a filtered one. */
function useLinkedQuestion(widen: () => void): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const slug = hash.slice(1);
    if (answerOf(slug) === null) widen();
    // Waits one frame, because the list may still have to render.
    const frame = requestAnimationFrame(() => {
      show(slug);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
    // The key changes on each navigation, even to the same URL.
  }, [hash, key, widen]);
}

const answerOf = (slug: string): HTMLElement | null => document.getElementById(slug);

function show(slug: string): void {
  const question = answerOf(slug)?.closest('details');
  if (!question) return;
  question.open = true;
  question.scrollIntoView({ block: 'start' });
  question.querySelector('summary')?.focus({ preventScroll: true });
}

interface QuestionSearching {
  readonly search: QuestionSearchViewModel;
  /** Replaces the search in the URL, so that Back leads to all questions. */
  readonly note: (text: string) => void;
}

/** Keeps the search and the URL in sync. */
function useQuestionSearch(create: HelpServices['createQuestionSearch']): QuestionSearching {
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

interface QuestionsPageProps extends Pick<HelpServices, 'createCopy' | 'createQuestionSearch'> {
  readonly audience: HelpAudience;
}

/** The questions of one audience with a search and collapsible answers (spec 2 §2). */
const QuestionsPage = observer(function QuestionsPage(props: QuestionsPageProps) {
  const { audience, createCopy, createQuestionSearch } = props;
  const { search, note } = useQuestionSearch(createQuestionSearch);
  useLinkedQuestion(search.widen);
  const questions = findQuestions(useLoaderData<readonly HelpQuestion[]>(), search.text);
  const { title, about } = audienceTexts[audience];
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
              icon="info"
              title={gameTexts['no-results'].title}
              text="No matching answers here. Send us a message and we’ll reply by email."
            >
              <ButtonLink to={helpAddress('contact')} icon="mail">
                Contact us
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
        <HelpLink to={helpAddress(other)} icon={other === 'user' ? 'user' : 'goggles'} {...audienceTexts[other]} />
        <HelpLink to={helpAddress('contact')} icon="mail" title="Contact us" about="We’ll reply by email." />
      </HelpSide>
    </HelpPage>
  );
});

/* Limits the line length of answers. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(5)};
  max-width: 48rem;
  @media ${theme.from.wide} {
    min-height: 50vh;
  }
`;

/** Returns the lazily loaded part of the questions route. */
export function questionsRoute(audience: HelpAudience, { createCopy, createQuestionSearch }: HelpServices) {
  const Component = observer(function QuestionsRoute() {
    return <QuestionsPage audience={audience} createCopy={createCopy} createQuestionSearch={createQuestionSearch} />;
  });
  return { Component, handle: questionsHead(audience) } satisfies RouteObject;
}
