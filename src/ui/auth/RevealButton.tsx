import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

export interface RevealButtonProps {
  /** Of its field. */
  readonly label: string;
  readonly revealed: boolean;
  readonly onReveal: (revealed: boolean) => void;
  readonly className?: string;
}

/** Shows what is typed into a password's field, and hides it again; its place in the field is the field's. */
export const RevealButton = observer(function RevealButton(props: RevealButtonProps) {
  const { label, revealed, onReveal, className } = props;
  return (
    <Reveal
      type="button"
      className={className}
      aria-pressed={revealed}
      aria-label={`Show ${label.toLowerCase()}`}
      onClick={() => {
        onReveal(!revealed);
      }}
    >
      {revealed ? 'Hide' : 'Show'}
    </Reveal>
  );
});

const Reveal = styled.button`
  min-width: 60px;
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;
