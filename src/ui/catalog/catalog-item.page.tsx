import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { CatalogItemPage as CatalogItemPageData } from '../../domain/market/catalog-item-page';
import type { ArcadeServices } from '../app/arcade-services';
import { catalogItemHead } from './catalog-item.head';
import { CatalogItemPage } from './CatalogItemPage';
import { itemAddress } from './item-address';

/** What an item's address shows, fetched when it is first asked for. */
export function catalogItemRoute(services: Pick<ArcadeServices, 'createItemLink' | 'createItemPurchase'>) {
  const { createItemLink, createItemPurchase } = services;
  const Component = observer(function CatalogItemRoute() {
    const page = useLoaderData<CatalogItemPageData>();
    const create = { createItemLink, createItemPurchase };
    return <CatalogItemPage key={itemAddress(page.item)} page={page} {...create} />;
  });
  return { Component, handle: catalogItemHead } satisfies RouteObject;
}
