import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ProfilePartItems } from '../../domain/account/profile';
import { AchievementPicture } from '../shared/AchievementPicture';
import { DateText } from '../shared/DateText';
import { space, theme } from '../theme/theme';

const EDGE = 64;

/** Earned achievement with a link to its game. */
export const AchievementEntry = observer(function AchievementEntry({
  earned,
}: {
  readonly earned: ProfilePartItems['achievements'];
}) {
  const { title, description, thumbnail, unlockedAt, game } = earned;
  return (
    <Entry>
      <AchievementPicture thumbnail={thumbnail} edge={EDGE} />
      <TextBlock>
        <strong>{title}</strong>
        <span>{description}</span>
        <From>
          <Link to={`/arcade/games/${game.slug}`}>{game.title}</Link>
          {unlockedAt === undefined ? null : <DateText date={unlockedAt} day flows />}
        </From>
      </TextBlock>
    </Entry>
  );
});

const Entry = styled.li`
  display: grid;
  grid-template-columns: ${EDGE}px minmax(0, 1fr);
  gap: ${space(4)};
`;

const TextBlock = styled.span`
  display: grid;
  align-content: start;
  line-height: 1.4;
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  & > span {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
`;

const From = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    color: ${theme.colour.cyan};
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;
