import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { accountHead } from './account.head';
import type { AccountServices } from './account-services';
import { InventoryPage } from './InventoryPage';

/** The inventory's part of the routes, loaded when it is first visited. */
export function inventoryRoute({ createBelongings }: AccountServices) {
  const Component = observer(function InventoryRoute() {
    return <InventoryPage createBelongings={createBelongings} />;
  });
  return { Component, handle: accountHead('Inventory') } satisfies RouteObject;
}
