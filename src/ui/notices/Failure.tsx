import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';

/** Alert with the reason of the last failure; takes no space without a message. */
export const Failure = observer(function Failure({ message }: { readonly message: string | undefined }) {
  return (
    <Alert role="alert">
      {message === undefined ? null : (
        <Line>
          <Icon name="alert-triangle" size={18} colour="currentColor" />
          <span>{message}</span>
        </Line>
      )}
    </Alert>
  );
});

const Alert = styled.div`
  &:empty {
    display: none;
  }
`;

const Line = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)};
  margin-top: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${theme.radius.card};
  font-size: ${theme.size.sm};
  color: ${theme.colour.danger};
  background: color-mix(in srgb, ${theme.colour.danger} 12%, transparent);
  overflow-wrap: anywhere;
`;
