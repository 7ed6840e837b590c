import type { LoaderFunctionArgs } from 'react-router-dom';
import { data } from 'react-router-dom';
import type { ApiFailure } from '../../application/http/api-failure';
import type { LoadShop } from '../../application/market/load-shop.use-case';
import type { Result } from '../../domain/shared/result';
import { pageFailure } from '../errors/page-failure';
import type { ShopPageData, ShopPart } from './shop.texts';

/** Loads the offers of the shop. A failed part shows its error within the page and sets the response status. */
export function shopLoader(loadShop: Pick<LoadShop, 'execute'>) {
  return async ({ request: { signal } }: LoaderFunctionArgs) => {
    const { offers, showcase } = await loadShop.execute(signal);
    const page: ShopPageData = { offers: toPart(offers), showcase: toPart(showcase) };
    const failed = offers.ok ? showcase : offers;
    return failed.ok ? page : data(page, { status: pageFailure(failed.error).status });
  };
}

function toPart<T>(answer: Result<readonly T[], ApiFailure>): ShopPart<T> {
  return answer.ok
    ? { kind: 'found', entries: answer.value }
    : { kind: 'failed', message: pageFailure(answer.error).message };
}
