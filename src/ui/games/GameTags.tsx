import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { Titled } from '../../domain/shared/titled';
import { Chip } from '../shared/Chip';
import { space } from '../theme/space';

export interface GameTagsProps {
  readonly tags: readonly Titled[];
}

/** The words a game is tagged with. */
export const GameTags = observer(function GameTags({ tags }: GameTagsProps) {
  return (
    <List aria-label="Tags">
      {tags.map(({ slug, title }) => (
        <Chip as="li" key={slug}>
          {title}
        </Chip>
      ))}
    </List>
  );
});

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
`;
