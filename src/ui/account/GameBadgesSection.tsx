import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { GameBadges } from '../../domain/account/own-achievements';
import { completion } from '../../domain/account/own-achievements';
import { panel, Section } from './account.styles';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { earnedWords } from './badge.texts';
import { BadgeEntry } from './BadgeEntry';
import { GameName } from './GameName';
import { Meter } from './Meter';

/** A game with its badges, and how much of them is earned. */
export const GameBadgesSection = observer(function GameBadgesSection({ badges }: { readonly badges: GameBadges }) {
  const { game, achievements } = badges;
  const id = `badges-${game.slug}`;
  return (
    <Section aria-labelledby={id}>
      <Head>
        <GameName id={id} game={game} level="h2" />
        <span>{earnedWords(badges)}</span>
        <Meter percent={completion(badges)} label={`Earned in ${game.title}`} />
      </Head>
      <List>
        {achievements.map((badge) => (
          <BadgeEntry key={badge.slug} badge={badge} />
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
  @media (max-width: 480px) {
    padding-inline: ${space(4)};
  }
`;
