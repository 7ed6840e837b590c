import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Build, Game, GamePage } from '../../domain/games/game';
import { chooseBuild } from '../../domain/games/build-version';
import { gameAddress } from '../../domain/games/game-address';
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

/**
 * Notes about a version in the URL that is not the current one. Other notes are about a version or an item that the game
 * does not have. The notes never quote the URL, because anyone can craft a link.
 */
export const AddressNotes = observer(function AddressNotes({ page, requestedBuild, build }: AddressNotesProps) {
  const [query] = useSearchParams();
  const { game, catalog } = page;
  const requestedItem = query.get('item');
  const otherVersion = build !== undefined && requestedBuild !== undefined && requestedBuild !== build.version;
  const current = chooseBuild(game, undefined);
  const isOther = build !== undefined && requestedBuild === build.version && current?.version !== build.version;
  const unlisted = requestedItem !== null && !catalog.some(({ slug }) => slug === requestedItem);
  return (
    <>
      {otherVersion ? (
        <AddressNote>
          This link’s version isn’t available. You’re seeing version {build.version} of {game.title}.
        </AddressNote>
      ) : null}
      {isOther ? (
        <AddressNote>
          You’re seeing version {build.version} of {game.title}.{' '}
          <Other to={gameAddress(game)}>Open the current version</Other>
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

/** Notice on a draft, and the choice between the released and the test version for those who may see both. */
export const TestNote = observer(function TestNote({ game }: { readonly game: Game }) {
  const { isDraft, draft, releasedGame, developer } = game;
  if (isDraft)
    return (
      <AddressNote>
        Test version: only test users, people with its private link and members of {developer.name} can see it. Scores,
        achievements, saves and purchases stay in it, and purchases cost nothing.{' '}
        {releasedGame === undefined ? null : (
          <Other to={`/arcade/games/${releasedGame}`}>Open the released version</Other>
        )}
      </AddressNote>
    );
  if (draft === undefined) return null;
  return (
    <AddressNote>
      This is the released version. You can also play the next one.{' '}
      <Other to={`/arcade/games/${draft}`}>Open the test version</Other>
    </AddressNote>
  );
});

const Other = styled(Link)`
  font-weight: 500;
  color: ${theme.colour.cyan};
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** A notice above a game. */
function AddressNote({ children }: { readonly children: ReactNode }) {
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
