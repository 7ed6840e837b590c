import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

/** Tells a visitor, before the first word, what a review needs to be posted. */
export const SignInFirst = observer(function SignInFirst({ onLogin }: { readonly onLogin: () => void }) {
  return (
    <Line role="note">
      <Icon name="info" size={20} colour={theme.colour.info} />
      <span>You need to be signed in to post a review. What you write here is kept while you sign in.</span>
      <Button onClick={onLogin}>Sign in to post</Button>
    </Line>
  );
});

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  max-width: 760px;
  padding: ${space(2)} ${space(3)};
  border-radius: ${theme.radius.card};
  font-size: ${theme.size.sm};
  background: ${theme.colour.raised};
  @media (max-width: 639px) {
    grid-template-columns: auto minmax(0, 1fr);
    & > button {
      grid-column: 1 / -1;
    }
  }
`;
