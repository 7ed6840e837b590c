import { bridgeError } from '../../src/domain/bridge/bridge-error';
import type { OwnedItem } from '../../src/domain/bridge/game-data';
import type { ItemBatch } from '../../src/domain/inventory/belongings';
import { buyBatch, ownedCount } from '../../src/domain/inventory/belongings';
import { err, ok } from '../../src/domain/shared/result';
import { askPlayer } from './ask-player';
import { setCoins } from './local-changes';
import type { LocalItem } from './local-game';
import { anyItem } from './local-game';
import type { LocalCalls, LocalPortal } from './local-portal-state';
import { change } from './local-portal-state';

const refusals = {
  'owned-already': bridgeError('err_conflict', 'The player has this item already.'),
  'one-only': bridgeError('err_validation', 'There is only one of this item for each player.'),
} as const;

const costOf = ({ price, discountedPrice }: LocalItem, count: number): number => (discountedPrice ?? price) * count;

function presentOwned(item: LocalItem, batches: readonly ItemBatch[], now: number): readonly OwnedItem[] {
  const count = ownedCount(batches, now);
  if (count === 0) return [];
  const ends = batches.flatMap(({ expiresAt = Infinity }) => (expiresAt > now ? [expiresAt] : []));
  const first = Math.min(...ends);
  const owned = { slug: item.slug, name: item.name, thumbnail: item.thumbnail, count };
  return [first === Infinity ? owned : { ...owned, expiresAt: new Date(first).toISOString() }];
}

/** Calls about items on sale in the manifest and items of the sandbox's player. */
export function localInventory(
  world: LocalPortal,
): LocalCalls<'inventory.catalog' | 'inventory.owned' | 'inventory.purchase' | 'inventory.itemUrl'> {
  const { store, game, now } = world;
  const itemOf = (slug: string) => (game.items === undefined ? anyItem(slug) : game.items.get(slug));
  const notFound = () => err(bridgeError('err_not_found', 'This item does not exist.'));

  function buy(item: LocalItem, count: number): void {
    const { coins, owned } = store.read();
    const total = costOf(item, count);
    const bought = buyBatch(item, owned[item.slug] ?? [], count, now());
    const end = { item: item.slug, count };
    if (!bought.ok) return world.emit('purchase', { ...end, ok: false, code: refusals[bought.error].code });
    if (coins < total) return world.emit('purchase', { ...end, ok: false, code: 'err_insufficient_coins' });
    change(world, { owned: { ...owned, [item.slug]: [...(owned[item.slug] ?? []), bought.value] } });
    setCoins(world, coins - total);
    world.emit('purchase', { ...end, ok: true });
  }

  return {
    'inventory.catalog': () =>
      ok([...(game.items?.values() ?? [])].map(({ kind: _kind, expiryDays: _expiryDays, ...item }) => item)),
    'inventory.owned': () =>
      ok(
        Object.entries(store.read().owned).flatMap(([slug, batches]) =>
          presentOwned(itemOf(slug) ?? anyItem(slug), batches, now()),
        ),
      ),
    'inventory.purchase': ({ item: slug, count }) => {
      const item = itemOf(slug);
      if (item === undefined) return notFound();
      const { coins, owned } = store.read();
      const possible = buyBatch(item, owned[slug] ?? [], count, now());
      if (!possible.ok) return err(refusals[possible.error]);
      const total = costOf(item, count);
      const question =
        coins < total
          ? { title: 'Not enough coins', text: `${item.name} costs ${total} coins, and the player has ${coins}.` }
          : {
              title: `Buy ${count === 1 ? item.name : `${count} × ${item.name}`}?`,
              text: `It costs ${total} coins; ${coins - total} of ${coins} are left then.`,
              yes: `Buy for ${total} coins`,
            };
      const refused = askPlayer(world, 'purchase', question, (agreed) => {
        if (agreed) return buy(item, count);
        const code = coins < total ? 'err_insufficient_coins' : 'err_declined';
        world.emit('purchase', { item: slug, count, ok: false, code });
      });
      return refused === undefined ? ok({ asked: true }) : err(refused);
    },
    'inventory.itemUrl': ({ item: slug }) => {
      const item = itemOf(slug);
      return item === undefined ? notFound() : ok(new URL(`#item-${slug}`, world.address).href);
    },
  };
}
