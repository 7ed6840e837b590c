import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { HelpQuestion } from '../../domain/help/help-question';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { countedQuestions } from './counted-questions';
import { helpAddress } from './help-address';
import { audienceTexts } from './help.texts';

/** The questions that match a search, linked to their answers. */
export const FoundQuestions = observer(function FoundQuestions({
  questions,
}: {
  readonly questions: readonly HelpQuestion[];
}) {
  const count = questions.length;
  const words = countedQuestions(count);
  return (
    <section aria-labelledby="help-found">
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      <h2 id="help-found">{words}</h2>
      {count === 0 ? (
        <p>No matching answers. Send us a message and we’ll reply by email.</p>
      ) : (
        <Found>
          {questions.map(({ slug, audience, question }) => (
            <li key={slug}>
              <Link to={`${helpAddress(audience)}#${slug}`}>
                <strong>{question}</strong>
                <span>{audienceTexts[audience].title}</span>
              </Link>
            </li>
          ))}
        </Found>
      )}
    </section>
  );
});

const Found = styled.ul`
  max-width: 48rem;
  li {
    border-bottom: ${theme.hairline};
  }
  a {
    display: grid;
    gap: ${space(1)};
    min-height: ${theme.target};
    padding-block: ${space(3)};
    &:hover strong {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  strong {
    font-weight: 600;
  }
  span {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
`;
