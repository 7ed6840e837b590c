import type { AccountDeletionGateway } from '../../application/account-deletion/account-deletion-gateway.port';
import type { AccountPagesGateway } from '../../application/account/account-pages-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { BelongingsGateway } from '../../application/inventory/belongings-gateway.port';
import type { ReceiptGateway } from '../../application/market/receipt-gateway.port';
import type { OwnProfileGateway } from '../../application/profile/own-profile-gateway.port';
import type { ownAchievements } from '../../contract/account-pages.contract';
import type { DataOf } from '../../contract/call';
import type { receiptList } from '../../contract/market.contract';
import type { OwnAchievements } from '../../domain/account/own-achievements';
import { parseDecimalDollars } from '../../domain/market/money';
import type { Receipt } from '../../domain/market/receipt';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import { toGameAchievement } from './http-achievement-gateway';
import type { HttpClient } from './http-client';
import { toEarned, toPortalBadge, toProfile } from './http-community-gateways';
import { toPage, toPagination } from './pagination.mapper';

export const httpAccountPagesGateway = (http: HttpClient): AccountPagesGateway => ({
  home: () =>
    http.send('accountHome', {}, ({ achievements, ...home }) => ({
      ...home,
      achievements: achievements.map(toEarned),
    })),
  history: (page) => http.send('playHistory', { query: { page } }, toPage),
  deletePlay: (id) => http.send('playDelete', { params: { session: id } }),
  deletePlays: () => http.send('playsDelete', {}, ({ deleted }) => deleted),
  achievements: (query) => http.send('ownAchievements', { query }, toOwnAchievements),
  activity: (query) => http.send('activityList', { query }),
});

function toOwnAchievements({ games, badges, ...page }: DataOf<typeof ownAchievements>): OwnAchievements {
  return {
    ...toPage(page),
    games: games.map(({ achievements, ...game }) => ({
      ...game,
      achievements: achievements.map(({ rarity, ...badge }) => ({ ...toGameAchievement(badge), rarity })),
    })),
    badges: badges.map(toPortalBadge),
  };
}

export const httpAccountDeletionGateway = (http: HttpClient): AccountDeletionGateway => ({
  deletion: () => http.send('deletionState'),
  requestDeletion: (proof) => http.send('deletionRequest', { body: proof }, ({ deletion }) => deletion),
  withdrawDeletion: () => http.send('deletionWithdraw'),
  copy: () => http.send('exportState', {}, ({ export: copy }) => copy),
  requestCopy: () => http.send('exportRequest'),
  copyContent: () => http.send('exportDownload'),
});

export const httpOwnProfileGateway = (http: HttpClient): OwnProfileGateway => ({
  profile: (signal) => http.send('profileGet', { signal }),
  save: ({ alias, about, links, phone }) =>
    http.send('profileUpdate', { body: { alias, about, links: [...links], phone } }),
  preview: (as, signal) =>
    http.send('profilePreview', { query: { as }, signal }, ({ profile }) => profile && toProfile(profile)),
  sendPicture: (picture, { x, y, size }) =>
    http.send('avatarUpload', { query: { x, y, size }, picture }, ({ avatar }) => avatar),
  removePicture: () => http.send('avatarRemove', {}, ({ avatar }) => avatar),
});

export const httpReceiptGateway = (http: HttpClient): ReceiptGateway => ({
  receipts: async (page) => {
    const answer = await http.send('receiptList', { query: { page } });
    if (!answer.ok) return answer;
    const items: Receipt[] = [];
    for (const wire of answer.value.items) {
      const receipt = toReceipt(wire);
      if (!receipt.ok) return receipt;
      items.push(receipt.value);
    }
    return ok({ items, pagination: toPagination(answer.value.pagination), seller: answer.value.seller });
  },
});

type WireReceipt = DataOf<typeof receiptList>['items'][number];

/** Maps a receipt; an invalid amount of money makes the response malformed. */
function toReceipt({ money, ...receipt }: WireReceipt): Result<Receipt, ApiFailure> {
  if (money === undefined) return ok({ ...receipt, money });
  const [price, net, vat] = [money.price, money.net, money.vat].map(parseDecimalDollars);
  if (price === undefined || net === undefined || vat === undefined) return err({ kind: 'malformed' });
  return ok({ ...receipt, money: { price, net, vat, vatRate: money.vat_rate } });
}

export const httpBelongingsGateway = (http: HttpClient): BelongingsGateway => ({
  belongings: (page) => http.send('belongingList', { query: { page } }, toPage),
});
