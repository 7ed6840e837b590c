import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { pageOpening } from '../../src/composition/page-opening';

const aTab = () => ({ location: { assign: vi.fn(), reload: vi.fn() } });

describe('pageOpening', () => {
  test('reloads the first page while its code is loading', () => {
    const tab = aTab();
    const opening = pageOpening({}, tab);
    expect(opening.opening()).toBe(true);
    opening.reload();
    expect(tab.location.reload).toHaveBeenCalledTimes(1);
  });

  test('reloads the target of a navigation, and reports no opening once the page is displayed', async () => {
    let come: (data: null) => void = () => undefined;
    const router = createMemoryRouter([
      { path: '/', element: null },
      { path: '/far', element: null, loader: () => new Promise((resolve) => (come = resolve)) },
    ]);
    const tab = aTab();
    const opening = pageOpening({ router }, tab);
    expect(opening.opening()).toBe(false);
    const arrived = router.navigate('/far?page=2#end');
    expect(opening.opening()).toBe(true);
    opening.reload();
    expect([tab.location.assign.mock.calls, tab.location.reload.mock.calls]).toEqual([[['/far?page=2#end']], []]);
    come(null);
    await arrived;
    expect(opening.opening()).toBe(false);
  });
});
