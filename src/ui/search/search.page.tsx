import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { LoadGameIndex } from '../../application/games/load-game-index.use-case';
import type { SearchPageData } from './search-page-data';
import type { SearchServices } from './search-services';
import { searchHead } from './search.head';
import { searchLoader } from './search.loader';
import { SearchPage } from './SearchPage';

/** The results page's part of the routes, loaded when it is first visited. */
export function searchRoute({ searchPortal, createForm }: SearchServices, loadGameIndex: LoadGameIndex) {
  const Component = observer(function SearchRoute() {
    return <SearchPage data={useLoaderData<SearchPageData>()} createForm={createForm} />;
  });
  return { Component, handle: searchHead, loader: searchLoader(searchPortal, loadGameIndex) } satisfies RouteObject;
}
