import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

export interface FieldMessageProps {
  /** The field names it as its description. */
  readonly id: string;
  readonly text: string | undefined;
}

/** What is wrong with an answer, below its field; read out when it comes. */
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
