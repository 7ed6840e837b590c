import type { BridgeError } from '../../domain/bridge/bridge-error';
import { bridgeError } from '../../domain/bridge/bridge-error';
import type { DialogEnd } from '../../domain/bridge/bridge-event';
import type { Asked, PurchaseArguments } from '../../domain/bridge/inventory-methods';
import { isDraftSlug } from '../../domain/games/build-version';
import { itemCost } from '../../domain/market/item-price';
import type { CatalogItemDetails } from '../../domain/market/catalog-item-page';
import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { GameVisit } from '../bridge/open-game';
import { dialogEnd } from '../bridge/dialog-end';
import type { QuestionEnd, QuestionState } from '../bridge/question-state';
import { refuseQuestion, reportEnd } from '../bridge/refuse-question';
import { toBridgeError } from '../bridge/answered';
import type { CatalogGateway } from '../catalog/catalog-gateway.port';
import type { SessionState } from '../session/session-state';
import type { BuyItem } from './buy-item.use-case';
import type { InventoryGateway } from './inventory-gateway.port';

/** Asks the player to confirm the purchase of an item, and reports the outcome to the game. */
export class ConfirmPurchase {
  constructor(
    private readonly session: SessionState,
    private readonly catalog: CatalogGateway,
    private readonly inventory: InventoryGateway,
    private readonly questions: QuestionState,
    private readonly buyItem: BuyItem,
  ) {}

  async execute(
    visit: GameVisit,
    { item: slug, count }: PurchaseArguments,
    player: CurrentUser,
  ): Promise<Result<Asked, BridgeError>> {
    const { game } = visit;
    const unaskable = this.questions.refusal('purchase');
    if (unaskable !== undefined) return err(refuseQuestion(unaskable));
    const found = await this.catalog.item(game.slug, slug);
    if (!found.ok) return err(toBridgeError(found.error));
    const { item } = found.value;
    const orderly = await this.refuseOrder(game.slug, item, count);
    if (!orderly.ok) return orderly;
    if (this.session.current.user?.id !== player.id)
      return err(bridgeError('err_unauthenticated', 'The player has left.'));
    const total = itemCost(item) * count;
    const isTest = isDraftSlug(game.slug);
    const asked = this.questions.ask(
      {
        ...{ kind: 'purchase', game: game.title, name: item.name, thumbnail: item.thumbnail, count, total },
        ...(isTest ? { isTest } : {}),
      },
      {
        agree: () => this.buyItem.execute(player, { game: game.slug, item: slug, count, total }),
        waits: () => visit.send({ name: 'dialog', detail: { asks: 'purchase' } }),
      },
    );
    return reportEnd(asked, (ended) => {
      const end = this.endOf(ended, isTest ? 0 : total, player);
      if (end !== undefined) visit.send({ name: 'purchase', detail: { item: slug, count, ...end } });
    });
  }

  /** Refuses purchases that the server would reject. Consumable items have no limit. */
  private async refuseOrder(
    game: string,
    { consumable, name, slug }: CatalogItemDetails,
    count: number,
  ): Promise<Result<void, BridgeError>> {
    if (consumable) return ok(undefined);
    const owned = await this.inventory.owned(game);
    if (!owned.ok) return err(toBridgeError(owned.error));
    const has = owned.value.some((one) => one.slug === slug && one.count > 0);
    if (has) return err(bridgeError('err_conflict', `The player already owns ${name}.`));
    return count > 1 ? err(bridgeError('err_validation', `${name} can be had once only.`)) : ok(undefined);
  }

  /** Reports missing coins instead of a no when the player could not pay `total`. */
  private endOf(ended: QuestionEnd, total: number, { id }: CurrentUser): DialogEnd | undefined {
    const { user } = this.session.current;
    const short = ended.kind === 'declined' && user?.id === id && user.balance < total;
    return short ? { ok: false, code: 'err_insufficient_coins' } : dialogEnd(ended);
  }
}
