import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { defaultGameSort } from '../../domain/games/game-query';
import { parseTagQuery } from '../../domain/games/tag-games';
import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import { ListPage } from '../shared/Container';
import { ButtonLink } from '../shared/ButtonLink';
import { pagedTitle } from '../shared/page-numbers';
import { GameListing } from './GameGrid';
import { ListHead } from './ListHead';
import type { TagGamesData } from './game-list-data';
import { INDEX, genreAddress } from './index-address';
import { tagAddress } from './tag-address';

/** The games with a tag (spec 2 §2). */
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
        <ButtonLink to={genreAddress()}>Browse all games</ButtonLink>
      </GameListing>
    </ListPage>
  );
});

/** Head of a tag's page: a canonical URL for each page in the default order; empty lists are not indexed. */
export const tagGamesHead: RouteHandle = {
  head: (data) => {
    const { list, tag, query } = data as TagGamesData;
    const { title, slug } = tag;
    const page = query.sort === defaultGameSort ? query.page : 1;
    return {
      title: pagedTitle(`Tag: ${title}`, query.page),
      description: `VR games on ${brand.siteName} with the tag “${title}”: play in your browser, in a headset or on a screen.`,
      path: tagAddress(slug, { sort: defaultGameSort, page }),
      type: 'website',
      trail: [{ name: 'VR Games', path: INDEX }],
      ...(list.kind === 'loaded' ? {} : { noIndex: true }),
    };
  },
};

/** Lazily loaded part of the tag route. */
export const tagGamesRoute = { Component: TagGamesPage, handle: tagGamesHead } satisfies RouteObject;
