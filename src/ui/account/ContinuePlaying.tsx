import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PlayedGame } from '../../domain/account/own-home';
import { Blank, BlankPanel } from '../shared/Blank';
import { ButtonLink } from '../shared/ButtonLink';
import { Icon } from '../shared/Icon';
import { LastPlayed } from '../shared/LastPlayed';
import { Picture } from '../shared/Picture';
import { space, theme } from '../theme/theme';
import { AccountHomeEmpty, AccountHomeSection } from './AccountHomeSection';
import { ACCOUNT_HISTORY, ACCOUNT_TESTS } from './account-pages';
import type { OwnHomeViewModel } from './own-home.view-model';

const FOUR = [0, 1, 2, 3];

/** Links to the games that the player played last. */
export const ContinuePlaying = observer(function ContinuePlaying({ home }: { readonly home: OwnHomeViewModel }) {
  const games = home.home?.resume;
  return (
    <AccountHomeSection
      id="continue-playing"
      title="Continue playing"
      all={{ title: 'Play history', to: ACCOUNT_HISTORY }}
      more={(home.home?.tests ?? 0) > 0 ? { title: 'Games you test', to: ACCOUNT_TESTS } : undefined}
      failure={home.failure}
      onRetry={home.load}
      skeleton={<Room />}
    >
      {games === undefined ? undefined : games.length === 0 ? (
        <AccountHomeEmpty room={<Room />} text="Games you play will show up here.">
          <ButtonLink to="/arcade/games" icon="gamepad">
            Browse games
          </ButtonLink>
        </AccountHomeEmpty>
      ) : (
        <Games>
          {games.map((played) => (
            <GameToResume key={played.game.slug} played={played} />
          ))}
        </Games>
      )}
    </AccountHomeSection>
  );
});

const GameToResume = observer(function GameToResume({
  played: { game, hero, played, playing },
}: {
  readonly played: PlayedGame;
}) {
  return (
    <li>
      <Card to={`/arcade/games/${game.slug}`} aria-label={`Continue ${game.title}`}>
        <Hero kind="game" picture={hero} alt="" sizes={`${theme.below.medium} 45vw, 220px`} />
        <Title>
          <Icon name="play" size={16} colour={theme.colour.cyan} />
          {game.title}
        </Title>
        <When>
          <LastPlayed played={played} playing={playing} />
        </When>
      </Card>
    </li>
  );
});

const Room = observer(function Room() {
  return (
    <Games as="div">
      {FOUR.map((place) => (
        <div key={place}>
          <BlankPanel $ratio="16 / 9" />
          <Title>
            <Blank $width="70%" />
          </Title>
          <When>
            <Blank $width="40%" />
          </When>
        </div>
      ))}
    </Games>
  );
});

const Games = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(4)};
  @media ${theme.below.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Card = styled(Link)`
  display: block;
  border-radius: ${theme.radius.card};
  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Hero = styled(Picture)`
  && {
    border-radius: ${theme.radius.card};
  }
`;

const Title = styled.strong`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  height: 24px;
  margin-top: ${space(2)};
  overflow: hidden;
  font-weight: 600;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const When = styled.span`
  display: block;
  height: 26px;
  font-size: ${theme.size.sm};
  line-height: 26px;
  color: ${theme.colour.textSoft};
`;
