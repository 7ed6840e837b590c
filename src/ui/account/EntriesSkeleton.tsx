import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Titled } from '../../domain/shared/titled';
import { Blank } from '../shared/Blank';
import { space, theme } from '../theme/theme';
import { Entries, Entry, Sign, Words } from './purchase.styles';

export interface EntriesSkeletonProps {
  readonly rows: number;
}

/** A placeholder for a list of purchases or belongings. */
export const EntriesSkeleton = observer(function EntriesSkeleton({ rows }: EntriesSkeletonProps) {
  return (
    <Entries>
      {Array.from({ length: rows }, (_, row) => (
        <Entry key={row}>
          <Sign />
          <Words>
            <Blank $width="160px" />
            <Blank $width="240px" />
          </Words>
          <Blank $width="72px" />
        </Entry>
      ))}
    </Entries>
  );
});

interface GameNameProps {
  readonly game: Titled;
  /** False if the game has no public page. */
  readonly listed?: boolean;
  readonly level: 'h2' | 'h3' | 'h4';
  readonly id?: string;
}

/** A heading with the name of a game, linked to the game's page. */
export const GameName = observer(function GameName({ game, listed = true, level: Level, id }: GameNameProps) {
  return (
    <Level id={id}>
      {listed ? <Way to={`/arcade/games/${game.slug}`}>{game.title}</Way> : <span>{game.title}</span>}
    </Level>
  );
});

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  /* Extends the touch target without changing the line height. */
  margin-block: -${space(2)};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
