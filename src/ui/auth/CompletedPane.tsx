import { observer } from 'mobx-react-lite';
import { useMatch } from 'react-router-dom';
import { styled } from 'styled-components';
import { ACCOUNT_HOME } from '../../domain/auth/auth-route';
import { brand } from '../../domain/shared/brand';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { space } from '../theme/theme';
import type { AuthModalViewModel } from './auth-modal.view-model';
import { PaneTitle } from './PaneTitle';
import { useFocus } from '../shared/focus';

/** Greets a new player and offers ways on (spec 1 §2). */
export const CompletedPane = observer(function CompletedPane({ modal }: { readonly modal: AuthModalViewModel }) {
  const greeting = useFocus<HTMLDivElement>(undefined);
  const game = useMatch('/arcade/games/:game');
  const leave = () => {
    modal.dismiss();
  };
  return (
    <>
      <Greeting ref={greeting} tabIndex={-1}>
        <PaneTitle title={`Welcome, ${modal.name ?? 'player'}!`}>
          {modal.badge === undefined ? '' : `${modal.badge} is saved to your account. `}
          Your {brand.siteName} account is ready. Where do you want to go?
        </PaneTitle>
      </Greeting>
      <Ways>
        {game === null ? null : (
          <Button variant="primary" size="lg" icon="gamepad" onClick={leave}>
            Back to the game
          </Button>
        )}
        <ButtonLink to="/arcade/games" {...(game === null ? mainWay : {})} onClick={leave}>
          Games
        </ButtonLink>
        <ButtonLink to="/" onClick={leave}>
          Home
        </ButtonLink>
        <ButtonLink to={ACCOUNT_HOME} onClick={leave}>
          Account
        </ButtonLink>
      </Ways>
    </>
  );
});

const mainWay = { variant: 'primary', size: 'lg', icon: 'gamepad' } as const;

const Greeting = styled.div`
  outline: none;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  & > * {
    flex: 1 1 96px;
  }
  & > :first-child {
    flex-basis: 100%;
  }
`;
