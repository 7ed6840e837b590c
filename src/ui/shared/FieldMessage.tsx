import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

export interface FieldMessageProps {
  /** Id for `aria-describedby` of the field. */
  readonly id: string;
  readonly text: string | undefined;
}

/** Error message below a field, announced by screen readers. */
export const FieldMessage = observer(function FieldMessage({ id, text }: FieldMessageProps) {
  return (
    <Message id={id} aria-live="polite">
      {text}
    </Message>
  );
});

const Message = styled.p`
  margin-top: ${space(2)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.danger};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;
