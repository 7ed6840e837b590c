import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Build, GamePage } from '../../domain/games/game';
import { CATALOG_PAGE_SIZE } from '../../domain/games/game-query';
import { itemAddress } from '../catalog/item.texts';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';

export interface AddressNotesProps {
  readonly page: Pick<GamePage, 'game' | 'catalog'>;
  /** The version that the address asks for. */
  readonly requestedBuild: string | undefined;
  /** The version that is shown. */
  readonly build: Build | undefined;
}

/** Tells what the address asks for and this game has not got; none of its words are repeated, since anybody can write a link. */
export const AddressNotes = observer(function AddressNotes({ page, requestedBuild, build }: AddressNotesProps) {
  const [query] = useSearchParams();
  const { game, catalog } = page;
  const requestedItem = query.get('item');
  const otherVersion = build !== undefined && requestedBuild !== undefined && requestedBuild !== build.version;
  const unlisted = requestedItem !== null && !catalog.some(({ slug }) => slug === requestedItem);
  return (
    <>
      {otherVersion ? (
        <AddressNote>
          The version in this link cannot be played. This is version {build.version} of {game.title}.
        </AddressNote>
      ) : null}
      {!unlisted ? null : catalog.length < CATALOG_PAGE_SIZE ? (
        <AddressNote>The item in this link is not part of {game.title} any more, or never was.</AddressNote>
      ) : (
        <AddressNote>
          {game.title} has more items than are shown here.{' '}
          <Link to={itemAddress({ slug: encodeURIComponent(requestedItem), game })}>See the one in this link</Link>
        </AddressNote>
      )}
    </>
  );
});

/** A notice above a game. */
export function AddressNote({ children }: { readonly children: ReactNode }) {
  return (
    <Note role="status">
      <Icon name="info" size={20} colour={theme.colour.info} />
      <span>{children}</span>
    </Note>
  );
}

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
