import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { pageOpening } from '../../src/composition/page-opening';

const aTab = () => ({ location: { assign: vi.fn(), reload: vi.fn() } });

describe('the page that is being opened', () => {
  test('is the first one while its code comes', () => {
    const tab = aTab();
    const opening = pageOpening({}, tab);
    expect(opening.opening()).toBe(true);
    opening.reload();
    expect(tab.location.reload).toHaveBeenCalledTimes(1);
  });

  test('is the one that is navigated to, and none once it is shown', async () => {
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
