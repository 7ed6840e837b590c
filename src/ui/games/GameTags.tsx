import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { Titled } from '../../domain/shared/titled';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface GameTagsProps {
  readonly tags: readonly Titled[];
}

/** The words a game is tagged with. */
export const GameTags = observer(function GameTags({ tags }: GameTagsProps) {
  if (tags.length === 0) return null;
  return (
    <List aria-label="Tags">
      {tags.map(({ slug, title }) => (
        <li key={slug}>{title}</li>
      ))}
    </List>
  );
});

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  li::before {
    content: '#' / '';
  }
`;
