import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { FeedbackRating } from '../../domain/notices/feedback';
import { FEEDBACK_RATINGS } from '../../domain/notices/feedback';
import { FieldMessage } from '../shared/FieldMessage';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { useFocus } from '../shared/focus';
import { focusRingInside } from '../theme/mixins';
import { space, theme } from '../theme/theme';

export interface StarRatingProps {
  readonly label: string;
  readonly value: FeedbackRating | undefined;
  readonly disabled: boolean;
  /** True if the rating cannot be cleared. */
  readonly required?: boolean;
  /** Error message. */
  readonly message?: string | undefined;
  /** Focuses the rating each time this number changes. */
  readonly turn?: number | undefined;
  readonly onRate: (rating: FeedbackRating | undefined) => void;
}

/** Radio buttons for one to five stars, with a button that clears an optional rating. */
export const StarRating = observer(function StarRating(props: StarRatingProps) {
  const { label, value, disabled, required = false, message, turn, onRate } = props;
  const name = useId();
  const focus = useFocus<HTMLInputElement>(turn);
  return (
    <Group
      disabled={disabled}
      role="radiogroup"
      aria-required={required}
      aria-invalid={message !== undefined}
      aria-describedby={`${name}-message`}
    >
      <legend>{label}</legend>
      <Row>
        {FEEDBACK_RATINGS.map((stars) => (
          <Star key={stars} $lit={value !== undefined && stars <= value}>
            <input
              {...(turn !== undefined && stars === (value ?? 1) ? { ref: focus } : {})}
              type="radio"
              required={required}
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => {
                onRate(stars);
              }}
            />
            <Icon name="star" size={28} colour="currentColor" />
            <VisuallyHidden>{stars === 1 ? '1 star' : `${String(stars)} stars`}</VisuallyHidden>
          </Star>
        ))}
        {value === undefined || required ? null : (
          <Clear
            type="button"
            onClick={(event) => {
              // This button is removed with the rating, so it must not keep the focus.
              event.currentTarget.parentElement?.querySelector('input')?.focus();
              onRate(undefined);
            }}
          >
            Clear
          </Clear>
        )}
      </Row>
      <FieldMessage id={`${name}-message`} text={message} />
    </Group>
  );
});

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  margin-left: -8px;
`;

const Star = styled.label<{ readonly $lit: boolean }>`
  display: grid;
  place-items: center;
  position: relative;
  width: ${theme.target};
  height: ${theme.target};
  border-radius: ${theme.radius.card};
  color: ${({ $lit }) => ($lit ? theme.colour.warning : theme.colour.textSoft)};
  cursor: pointer;
  & > svg {
    fill: ${({ $lit }) => ($lit ? 'currentColor' : 'none')};
    transition: transform ${theme.motion.fast} ${theme.motion.easing};
  }
  &:hover > svg {
    transform: scale(1.12);
  }
  & > input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:focus-visible) {
    ${focusRingInside}
  }
`;

const Clear = styled.button`
  min-height: ${theme.target};
  padding-inline: ${space(3)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
