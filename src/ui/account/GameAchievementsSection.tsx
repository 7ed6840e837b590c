import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { AchievementsOfGame, RatedAchievement } from '../../domain/account/own-achievements';
import { completion } from '../../domain/account/own-achievements';
import { AchievementFrame, AchievementPicture } from '../shared/AchievementPicture';
import { DateText } from '../shared/DateText';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';
import { GameName } from './EntriesSkeleton';
import { panel, Section } from './account.styles';
import { earnedText, rarityText } from './achievement.texts';

interface MeterProps {
  /** From 0 to 100. */
  readonly percent: number;
  /** Accessible name. */
  readonly label: string;
}

/** A progress bar. */
const Meter = observer(function Meter({ percent, label }: MeterProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-done={percent >= 100 ? '' : undefined}
    >
      <span style={{ transform: `scaleX(${String(percent / 100)})` }} />
    </Track>
  );
});

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.line};
  & > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${theme.colour.cyan};
    transform-origin: left;
  }
  &[data-done] > span {
    background: ${theme.colour.success};
  }
  @media ${theme.media.forcedColours} {
    border: 1px solid;
    & > span {
      background: Highlight;
    }
  }
`;

const EDGE = 56;

/** One achievement with its date or progress, and its rarity. */
const AchievementEntry = observer(function AchievementEntry({
  achievement,
}: {
  readonly achievement: RatedAchievement;
}) {
  const { title, description, thumbnail, unlockedAt, progress, rarity } = achievement;
  const earned = unlockedAt !== undefined;
  const words = rarityText(rarity);
  return (
    <Entry data-missing={earned ? undefined : ''}>
      <AchievementPicture thumbnail={thumbnail} edge={EDGE} />
      <Text>
        <h3>{title}</h3>
        <p>{description}</p>
        {!earned && progress !== undefined && progress > 0 ? (
          <Meter percent={progress} label={`Progress of ${title}`} />
        ) : null}
        <p>
          {earned ? (
            <Earned>
              <Icon name="check" size={14} colour={theme.colour.success} />
              Earned <DateText date={unlockedAt} day flows />
            </Earned>
          ) : (
            'Locked'
          )}
          {words === undefined ? null : ` · ${words}`}
        </p>
      </Text>
    </Entry>
  );
});

const Entry = styled.li`
  display: grid;
  grid-template-columns: ${EDGE}px minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(4)};
  ${AchievementFrame} {
    background: ${theme.colour.raised};
  }
  &[data-missing] ${AchievementFrame} {
    filter: grayscale(1);
    opacity: 0.6;
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  min-width: 0;
  h3 {
    font-size: ${theme.size.md};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  p {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
    overflow-wrap: anywhere;
  }
`;

const Earned = styled.span`
  color: ${theme.colour.text};
  svg {
    display: inline-block;
    margin-inline-end: ${space(1)};
    vertical-align: -2px;
  }
`;

/** The achievements of one game and the share that the player has earned. */
export const GameAchievementsSection = observer(function GameAchievementsSection({
  ofGame,
}: {
  readonly ofGame: AchievementsOfGame;
}) {
  const { game, achievements } = ofGame;
  const id = `achievements-${game.slug}`;
  return (
    <Section aria-labelledby={id}>
      <Head>
        <GameName id={id} game={game} level="h2" />
        <span>{earnedText(ofGame)}</span>
        <Meter percent={completion(ofGame)} label={`Earned in ${game.title}`} />
      </Head>
      <List>
        {achievements.map((achievement) => (
          <AchievementEntry key={achievement.slug} achievement={achievement} />
        ))}
      </List>
    </Section>
  );
});

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space(3)} ${space(4)};
  h2 {
    font-size: ${theme.size.lg};
    overflow-wrap: anywhere;
  }
  & > span {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
    font-variant-numeric: tabular-nums;
  }
  & > [role='progressbar'] {
    grid-column: 1 / -1;
  }
`;

const List = styled.ul`
  ${panel}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 0 ${space(8)};
  padding: ${space(2)} ${space(6)};
  @media ${theme.below.compact} {
    padding-inline: ${space(4)};
  }
`;
