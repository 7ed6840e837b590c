import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Build } from '../../domain/games/game';
import type { GamePage } from '../../domain/games/game';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface AddressNotesProps {
  readonly page: Pick<GamePage, 'game' | 'catalog'>;
  /** The version that the address asks for. */
  readonly askedBuild: string | undefined;
  /** The version that is shown. */
  readonly build: Build | undefined;
}

/** Tells what the address asks for and this game has not got; none of its words are repeated, since anybody can write a link. */
export const AddressNotes = observer(function AddressNotes({ page, askedBuild, build }: AddressNotesProps) {
  const [query] = useSearchParams();
  const { game, catalog } = page;
  const askedItem = query.get('item');
  const notes = [
    ...(build === undefined || askedBuild === undefined || askedBuild === build.version
      ? []
      : [`The version in this link cannot be played. This is version ${build.version} of ${game.title}.`]),
    ...(askedItem === null || catalog.some(({ slug }) => slug === askedItem)
      ? []
      : [`The item in this link is not part of ${game.title} any more, or never was.`]),
  ];
  return notes.map((note) => (
    <Note key={note} role="status">
      <Icon name="info" size={20} colour={theme.colour.info} />
      <span>{note}</span>
    </Note>
  ));
});

const Note = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${theme.radius.card};
  font-size: ${theme.size.sm};
  background: ${theme.colour.surface};
  overflow-wrap: anywhere;
`;
