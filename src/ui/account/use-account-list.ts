import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parsePageNumber } from '../../domain/shared/pagination';
import { useScreen } from '../shared/use-screen';
import type { AccountListViewModel, AccountPageOf } from './account-list.view-model';

/** Keeps the view-model of a list of the account at the page that the address asks for. */
export function useAccountList<List extends AccountPageOf>(
  create: (page: number) => AccountListViewModel<List>,
): AccountListViewModel<List> {
  const [query] = useSearchParams();
  const page = parsePageNumber(query.get('page'));
  const list = useScreen(() => create(page));
  useEffect(() => {
    list.turnTo(page);
  }, [list, page]);
  return list;
}
