import type {
  DeletionStanding,
  AccountDeletionGateway,
} from '../../application/account-deletion/account-deletion-gateway.port';
import type { AccountPagesGateway } from '../../application/account/account-pages-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { BelongingsGateway } from '../../application/inventory/belongings-gateway.port';
import type { ReceiptGateway } from '../../application/market/receipt-gateway.port';
import type { OwnProfileGateway } from '../../application/profile/own-profile-gateway.port';
import type { PictureFile } from '../../application/profile/picture-file';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { WireOwnAchievements } from '../../contract/account-pages.contract';
import type { WireBelongings } from '../../contract/inventory.contract';
import type { WireReceipt } from '../../contract/market.contract';
import type { AccountDeletion, DataCopy } from '../../domain/account/account-deletion';
import type { ActivityPage, ActivityQuery } from '../../domain/account/activity';
import type { PreviewAudience } from '../../domain/account/privacy';
import type { Crop } from '../../domain/account/crop';
import type { AchievementQuery, OwnAchievements } from '../../domain/account/own-achievements';
import type { OwnHome } from '../../domain/account/own-home';
import type { OwnProfile, ProfileWords } from '../../domain/account/own-profile';
import type { PlayHistory } from '../../domain/account/play-history';
import type { Profile } from '../../domain/account/profile';
import type { BelongingList, GameBelongings } from '../../domain/inventory/belongings';
import { parseDecimalDollars } from '../../domain/market/money';
import type { Receipt, ReceiptList } from '../../domain/market/receipt';
import type { Avatar } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import { toGameAchievement } from './http-achievement-gateway';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './http-client';
import { toProfile } from './http-community-gateways';
import { toPagination } from './pagination.mapper';

export class HttpAccountPagesGateway implements AccountPagesGateway {
  constructor(private readonly http: HttpClient) {}

  async home(): Promise<Result<OwnHome, ApiFailure>> {
    return mapOk(await this.http.send('accountHome'), ({ resume, achievements }) => ({
      resume,
      achievements: achievements.map(({ game, ...badge }) => ({ ...toGameAchievement(badge), game })),
    }));
  }

  async history(page: number): Promise<Result<PlayHistory, ApiFailure>> {
    return mapOk(await this.http.send('playHistory', { query: { page } }), ({ pagination, ...rest }) => ({
      ...rest,
      pagination: toPagination(pagination),
    }));
  }

  async deletePlay(id: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('playDelete', { params: { session: id } }), discardValue);
  }

  async deletePlays(): Promise<Result<number, ApiFailure>> {
    return mapOk(await this.http.send('playsDelete'), ({ deleted }) => deleted);
  }

  async achievements(query: AchievementQuery): Promise<Result<OwnAchievements, ApiFailure>> {
    return mapOk(await this.http.send('ownAchievements', { query }), toOwnAchievements);
  }

  async activity(query: ActivityQuery): Promise<Result<ActivityPage, ApiFailure>> {
    return mapOk(await this.http.send('activityList', { query }), ({ items, next }) => ({
      items: items.map(({ url, ...activity }) => ({ ...activity, url: url ?? undefined })),
      next: next ?? undefined,
    }));
  }
}

function toOwnAchievements({ games, badges, pagination, ...sums }: WireOwnAchievements): OwnAchievements {
  return {
    ...sums,
    games: games.map(({ achievements, ...game }) => ({
      ...game,
      achievements: achievements.map(({ rarity, ...badge }) => ({
        ...toGameAchievement(badge),
        rarity: rarity ?? undefined,
      })),
    })),
    badges: badges.map(({ desc, ...badge }) => ({ ...badge, description: desc })),
    pagination: toPagination(pagination),
  };
}

export class HttpAccountDeletionGateway implements AccountDeletionGateway {
  constructor(private readonly http: HttpClient) {}

  async deletion(): Promise<Result<DeletionStanding, ApiFailure>> {
    return mapOk(await this.http.send('deletionState'), ({ deletion, proof }) => ({
      deletion: deletion ?? undefined,
      proof,
    }));
  }

  async requestDeletion(
    proof: Parameters<AccountDeletionGateway['requestDeletion']>[0],
  ): Promise<Result<AccountDeletion, ApiFailure>> {
    return mapOk(await this.http.send('deletionRequest', { body: proof }), ({ deletion }) => deletion);
  }

  async withdrawDeletion(): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('deletionWithdraw'), discardValue);
  }

  async copy(): Promise<Result<DataCopy | undefined, ApiFailure>> {
    return mapOk(await this.http.send('exportState'), ({ export: copy }) =>
      copy
        ? { requested: copy.requested, ready: copy.ready ?? undefined, expires: copy.expires ?? undefined }
        : undefined,
    );
  }

  async requestCopy(): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('exportRequest'), discardValue);
  }

  copyContent(): Promise<Result<unknown, ApiFailure>> {
    return this.http.send('exportDownload');
  }
}

type Answer<T> = Promise<Result<T, ApiFailure>>;

export class HttpOwnProfileGateway implements OwnProfileGateway {
  constructor(private readonly http: HttpClient) {}

  profile(signal?: CancelSignal): Answer<OwnProfile> {
    return this.http.send('profileGet', { signal });
  }

  save({ alias, about, links, phone }: ProfileWords): Answer<OwnProfile> {
    return this.http.send('profileUpdate', { body: { alias, about, links: [...links], phone } });
  }

  async preview(as: PreviewAudience, signal?: CancelSignal): Answer<Profile | undefined> {
    return mapOk(await this.http.send('profilePreview', { query: { as }, signal }), ({ profile }) =>
      profile === null ? undefined : toProfile(profile),
    );
  }

  async sendPicture(picture: PictureFile, { x, y, size }: Crop): Answer<Avatar> {
    return mapOk(await this.http.send('avatarUpload', { query: { x, y, size }, picture }), ({ avatar }) => avatar);
  }

  async removePicture(): Answer<Avatar> {
    return mapOk(await this.http.send('avatarRemove'), ({ avatar }) => avatar);
  }
}

export class HttpReceiptGateway implements ReceiptGateway {
  constructor(private readonly http: HttpClient) {}

  async receipts(page: number): Promise<Result<ReceiptList, ApiFailure>> {
    const answer = await this.http.send('receiptList', { query: { page } });
    if (!answer.ok) return answer;
    const items: Receipt[] = [];
    for (const wire of answer.value.items) {
      const receipt = toReceipt(wire);
      if (!receipt.ok) return receipt;
      items.push(receipt.value);
    }
    return ok({ items, pagination: toPagination(answer.value.pagination), seller: answer.value.seller });
  }
}

/** Maps a receipt; an invalid amount of money makes the response malformed. */
function toReceipt({ money, undone, ...rest }: WireReceipt): Result<Receipt, ApiFailure> {
  const receipt = { ...rest, undone: undone ?? undefined };
  if (money === null) return ok({ ...receipt, money: undefined });
  const [price, net, vat] = [money.price, money.net, money.vat].map(parseDecimalDollars);
  if (price === undefined || net === undefined || vat === undefined) return err({ kind: 'malformed' });
  return ok({ ...receipt, money: { price, net, vat, vatRate: money.vat_rate } });
}

export class HttpBelongingsGateway implements BelongingsGateway {
  constructor(private readonly http: HttpClient) {}

  async belongings(page: number): Promise<Result<BelongingList, ApiFailure>> {
    return mapOk(await this.http.send('belongingList', { query: { page } }), ({ games, pagination }) => ({
      games: games.map(toGameBelongings),
      pagination: toPagination(pagination),
    }));
  }
}

function toGameBelongings({ items, ...game }: WireBelongings): GameBelongings {
  return { ...game, items: items.map((item) => ({ ...item, expires: item.expires ?? undefined })) };
}
