import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { Review } from '../../domain/reviews/review';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { ResponseForm } from './ResponseForm';
import { Written } from './review.styles';
import type { ReviewsViewModel } from './reviews.view-model';

export interface DeveloperResponseProps {
  readonly reviews: ReviewsViewModel;
  readonly review: Review;
  readonly developer: string;
}

/** What the game's developer answers, or the form for it. */
export const DeveloperResponse = observer(function DeveloperResponse(props: DeveloperResponseProps) {
  const { reviews, review, developer } = props;
  const { response, id } = review;
  if (response !== undefined)
    return (
      <Answer>
        <h4>Response from {developer}</h4>
        <Written dir="auto">{response}</Written>
      </Answer>
    );
  return reviews.answers.open === id ? <ResponseForm review={review} answers={reviews.answers} /> : null;
});

const Answer = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  border-left: 3px solid ${theme.colour.cyan};
  border-radius: 0 ${theme.radius.card} ${theme.radius.card} 0;
  background: ${theme.colour.raised};
  h4 {
    font-size: ${theme.size.sm};
    overflow-wrap: anywhere;
  }
`;
