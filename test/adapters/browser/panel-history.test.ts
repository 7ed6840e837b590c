import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HistoryWindow } from '../../../src/adapters/browser/panel-history';
import { PanelHistory } from '../../../src/adapters/browser/panel-history';
import { OpenPanels } from '../../../src/application/shell/open-panels';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeTabHistory } from '../../fakes/fake-tab-history';

function setUp(tab = new FakeTabHistory()) {
  const clock = new FakeClock();
  const panels = new OpenPanels();
  const seen: string[] = [];
  const panelHistory = new PanelHistory(tab as unknown as HistoryWindow, clock);
  const stop = panelHistory.start();
  tab.addEventListener('popstate', (event) => panelHistory.moved(event));
  // The router listens later.
  tab.addEventListener('popstate', () => seen.push(tab.location.href));
  panels.use(panelHistory);
  const closed: string[] = [];
  const open = (name: string) => {
    const close = panels.open(() => {
      closed.push(name);
      close();
    });
    return close;
  };
  /** Lets timers and requested steps happen until nothing changes. */
  const settle = () => {
    for (let round = 0; round < 4; round += 1) {
      clock.advance(0);
      tab.move();
    }
  };
  const visit = (href: string, idx: number, how: 'pushState' | 'replaceState' = 'pushState') =>
    tab.history[how]({ idx, key: href }, '', href);
  settle();
  return { tab, clock, panels, open, closed, seen, settle, stop, visit };
}

describe('PanelHistory', () => {
  test('changes the history from its start to its disposal only', () => {
    const [tab, clock] = [new FakeTabHistory({ idx: 0, panels: 1 }), new FakeClock()];
    const panelHistory = new PanelHistory(tab as unknown as HistoryWindow, clock);
    clock.advance(0);
    expect([Object.keys(tab.history), tab.steps]).toEqual([['tab'], []]);
    panelHistory.start()();
    clock.advance(1000);
    expect([Object.keys(tab.history), tab.steps]).toEqual([['tab'], []]);
  });

  test('makes the waiting change of the router when it ends', () => {
    const { tab, open, settle, stop, visit } = setUp();
    open('dialog');
    settle();
    visit('/games', 1);
    stop();
    expect(tab.addresses).toBe('/home /home [/games]');
  });

  test('adds one entry for an open panel, and removes it when the panel closes', () => {
    const { tab, open, settle, seen } = setUp();
    const close = open('dialog');
    settle();
    expect(tab.addresses).toBe('/home [/home]');
    close();
    settle();
    expect(tab.addresses).toBe('[/home] /home');
    expect(seen).toEqual([]);
  });

  test('closes nested panels one by one with Back, unseen by the router', () => {
    const { tab, open, settle, closed, seen } = setUp();
    open('dialog');
    open('question');
    settle();
    tab.go(-1);
    settle();
    expect(closed).toEqual(['question']);
    tab.go(-1);
    settle();
    expect(closed).toEqual(['question', 'dialog']);
    expect(tab.addresses).toBe('[/home] /home /home');
    expect(seen).toEqual([]);
  });

  test('closes all panels that the visitor jumps over', () => {
    const { tab, open, settle, closed } = setUp();
    open('dialog');
    open('question');
    settle();
    tab.go(-2);
    settle();
    expect(closed).toEqual(['question', 'dialog']);
  });

  test('returns to the page when Forward leads to the entry of a closed panel', () => {
    const { tab, open, settle, seen } = setUp();
    open('dialog');
    settle();
    tab.go(-1);
    settle();
    tab.go(1);
    settle();
    expect(tab.addresses).toBe('[/home] /home');
    expect(seen).toEqual([]);
  });

  test('adds the entry again when the panel refuses to close', () => {
    const { tab, panels, settle } = setUp();
    panels.open(() => undefined);
    settle();
    tab.go(-1);
    settle();
    expect(tab.addresses).toBe('/home [/home]');
  });

  test('leaves the history alone when one panel replaces another in the same task', () => {
    const { tab, open, settle } = setUp();
    const close = open('menu');
    settle();
    close();
    open('dialog');
    settle();
    expect(tab.addresses).toBe('/home [/home]');
  });

  test('returns to the page after a reload with a panel', () => {
    const tab = new FakeTabHistory({ idx: 0, panels: 0 });
    tab.history.pushState({ idx: 0, panels: 1 }, '');
    const { seen } = setUp(tab);
    expect(tab.addresses).toBe('[/home] /home');
    expect(seen).toEqual([]);
  });

  test('removes the entry before the router follows a link of the panel', () => {
    const { tab, open, settle, visit, seen } = setUp();
    const close = open('dialog');
    settle();
    close();
    visit('/games', 1);
    expect(tab.history.state).toEqual({ idx: 1, key: '/games' });
    settle();
    expect(tab.addresses).toBe('/home [/games]');
    tab.go(-1);
    settle();
    expect(seen).toEqual(['/home']);
    tab.go(1);
    settle();
    expect(tab.addresses).toBe('/home [/games]');
    expect(seen).toEqual(['/home', '/games']);
  });

  test('replaces the page’s own entry below a panel that stays open', () => {
    const { tab, open, settle, visit, closed } = setUp();
    open('filters');
    settle();
    visit('/home?new', 0, 'replaceState');
    settle();
    expect(tab.addresses).toBe('/home?new [/home?new]');
    tab.go(-1);
    settle();
    expect(closed).toEqual(['filters']);
  });

  test('makes a change of the router while the entry of a closed panel is removed', () => {
    const { tab, clock, open, settle, visit } = setUp();
    const close = open('dialog');
    settle();
    close();
    clock.advance(0);
    visit('/games', 1);
    visit('/games?page=2', 1, 'replaceState');
    settle();
    expect(tab.addresses).toBe('/home [/games?page=2]');
  });

  test('makes a change of the router after half a second when a frame takes the step back', () => {
    const { tab, clock, open, settle, visit } = setUp();
    open('dialog')();
    open('dialog');
    settle();
    tab.stuck = true;
    visit('/games', 1);
    settle();
    expect(tab.location.href).toBe('/home');
    clock.advance(500);
    expect(tab.location.href).toBe('/games');
  });

  test('goes back over the entries of panels when the router goes back', () => {
    const { tab, open, settle, visit, seen, closed } = setUp();
    visit('/games', 1);
    open('dialog');
    settle();
    tab.history.go(-1);
    settle();
    expect([tab.location.href, seen, closed]).toEqual(['/home', ['/home'], ['dialog']]);
  });

  test('passes the steps between pages and fragments on to the router', () => {
    const { tab, open, settle, seen } = setUp();
    open('dialog')();
    settle();
    tab.history.pushState(null, '', '/home#content');
    tab.dispatchEvent(new Event('popstate'));
    tab.go(-1);
    expect(seen).toEqual(['/home#content', '/home']);
  });

  test('always has one entry for each open panel above the page of the last visit', () => {
    const action = fc.oneof(
      fc.constantFrom('open', 'close', 'back', 'settle', 'time'),
      fc.constantFrom('push', 'replace'),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 24 }), (actions) => {
        const { tab, clock, open, settle, visit } = setUp();
        const opened: (() => void)[] = [];
        let pages = ['/home'];
        for (const [at, name] of actions.entries()) {
          if (name === 'open') opened.push(open(String(at)));
          if (name === 'close') opened.at(-1)?.();
          if (name === 'settle') settle();
          if (name === 'time') clock.advance(0);
          if (name === 'back') {
            settle();
            const panels = panelsOf(tab);
            if (panels === 0) continue;
            tab.go(-1);
            settle();
            expect(panelsOf(tab)).toBe(panels - 1);
          }
          if (name !== 'push' && name !== 'replace') continue;
          const href = `/${String(at)}`;
          pages = [...pages.slice(0, name === 'push' ? undefined : -1), href];
          visit(href, pages.length - 1, name === 'push' ? 'pushState' : 'replaceState');
        }
        settle();
        const last = String(pages.at(-1));
        const above = Array.from({ length: panelsOf(tab) }, () => last);
        const visited = tab.addresses.slice(0, tab.addresses.indexOf(']')).replace('[', '');
        expect(visited.split(' ')).toEqual([...pages, ...above]);
      }),
    );
  });
});

function panelsOf({ here }: FakeTabHistory): number {
  return (here.state as { readonly panels?: number } | null)?.panels ?? 0;
}
