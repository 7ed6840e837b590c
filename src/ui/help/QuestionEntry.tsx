import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { HelpQuestion } from '../../domain/help/help-question';
import type { CopyViewModel } from '../account/copy.view-model';
import { copyTexts } from '../account/copy.view-model';
import { RichText } from '../content/RichText';
import { RequestButton } from '../notices/RequestButton';
import { Icon } from '../shared/Icon';
import { needsScript } from '../shared/NeedsScript';
import { space, theme } from '../theme/theme';

/**
 * Stores the open question in the URL's fragment until it is closed. Bypasses the router, which would scroll to the
 * answer; the router reads the URL again on the next navigation.
 */
function storeOpened(slug: string, open: boolean): void {
  const hash = `#${slug}`;
  if (open === (location.hash === hash)) return;
  history.replaceState(history.state, '', location.pathname + location.search + (open ? hash : ''));
}

export interface QuestionEntryProps {
  readonly question: HelpQuestion;
  readonly createCopy: () => CopyViewModel;
}

const COPY = copyTexts('Copy link');

/** A question with a collapsible answer that has its own URL; browsers open it from that URL by themselves. */
export const QuestionEntry = observer(function QuestionEntry({ question, createCopy }: QuestionEntryProps) {
  const { slug, answer } = question;
  const [copy] = useState(createCopy);
  return (
    <Entry
      onToggle={({ currentTarget }) => {
        storeOpened(slug, currentTarget.open);
      }}
    >
      <Question>
        <h2>{question.question}</h2>
        <Icon name="chevron-down" size={20} colour="currentColor" />
      </Question>
      <Answer id={slug}>
        <RichText html={answer} />
        <RequestButton
          {...needsScript}
          variant="quiet"
          phase={copy.button.phase}
          words={COPY}
          aria-label={copy.button.phase === 'initial' ? `Copy link to “${question.question}”` : undefined}
          onClick={() => void copy.copy(new URL(`#${slug}`, location.origin + location.pathname).href)}
        />
      </Answer>
    </Entry>
  );
});

const Entry = styled.details`
  border-bottom: ${theme.hairline};
  &[open] > summary > svg {
    transform: rotate(0.5turn);
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 64px;
  padding: ${space(3)} ${space(1)};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  h2 {
    font-size: 1.125rem;
    line-height: 1.35;
  }
  & > svg {
    flex: none;
    color: ${theme.colour.textSoft};
    transition: transform ${theme.motion.fast} ${theme.motion.easing};
  }
  &:hover h2 {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
`;

/* Keeps the question visible when the browser scrolls to the answer. */
const Answer = styled.div`
  scroll-margin-top: 172px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(1)} ${space(1)} ${space(6)};
  & > button {
    min-width: 0;
    margin-left: -${space(4)};
  }
`;
