import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { Titled } from '../../domain/shared/titled';
import { ChipLink } from '../shared/ChipLink';
import { space } from '../theme/theme';
import { tagAddress } from './tag-address';

export interface GameTagsProps {
  readonly tags: readonly Titled[];
}

/** Tags of a game, linked to their lists. */
export const GameTags = observer(function GameTags({ tags }: GameTagsProps) {
  return (
    <List aria-label="Tags">
      {tags.map(({ slug, title }) => (
        <li key={slug}>
          <ChipLink to={tagAddress(slug)}>{title}</ChipLink>
        </li>
      ))}
    </List>
  );
});

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
