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
  /** Version in the URL. */
  readonly requestedBuild: string | undefined;
  /** Version on screen. */
  readonly build: Build | undefined;
}

/** Notes about a version or an item in the URL that the game does not have. Never quotes the URL, because anyone can craft a link. */
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
          This link’s version isn’t available. You’re seeing version {build.version} of {game.title}.
        </AddressNote>
      ) : null}
      {!unlisted ? null : catalog.length < CATALOG_PAGE_SIZE ? (
        <AddressNote>This link’s item isn’t available in {game.title}.</AddressNote>
      ) : (
        <AddressNote>
          {game.title} has more items than shown here.{' '}
          <Link to={itemAddress({ slug: encodeURIComponent(requestedItem), game })}>See the item from this link</Link>
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
