import { observer } from 'mobx-react-lite';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { parseTagQuery } from '../../domain/games/tag-query';
import { ButtonLink } from '../shared/ButtonLink';
import type { TagGamesData } from './game-list-data';
import { GameListing } from './GameListing';
import { genreAddress } from './index-address';
import { ListHead } from './ListHead';
import { ListPage } from './ListPage';
import { tagAddress } from './tag-address';

/** The games that bear a tag (spec 2 §2). */
export const TagGamesPage = observer(function TagGamesPage() {
  const { list, tag } = useLoaderData<TagGamesData>();
  const [search] = useSearchParams();
  const { sort } = parseTagQuery((name) => search.get(name));
  return (
    <ListPage>
      <ListHead
        title={`Tag: ${tag.title}`}
        list={list}
        sort={sort}
        sortAddress={(other) => tagAddress(tag.slug, { sort: other, page: 1 })}
      />
      <GameListing list={list} label={`Pages of games tagged ${tag.title}`}>
        <ButtonLink to={genreAddress()}>Show all games</ButtonLink>
      </GameListing>
    </ListPage>
  );
});
