// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { HistoryWindow } from '../../../src/adapters/browser/panel-history';
import { PanelHistory } from '../../../src/adapters/browser/panel-history';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeTabHistory } from '../../fakes/fake-tab-history';

/** A page with an open panel and its entry. */
function openPage() {
  const [tab, clock] = [new FakeTabHistory(), new FakeClock()];
  const panelHistory = new PanelHistory(tab as unknown as HistoryWindow, clock);
  const stop = panelHistory.start();
  tab.addEventListener('popstate', (event) => panelHistory.moved(event));
  panelHistory.show(1);
  clock.advance(0);
  expect(tab.addresses).toBe('/home [/home]');
  return { tab, clock, panelHistory, stop };
}

/** Presses a link to another document. */
function follow(tab: FakeTabHistory): Event {
  const link = document.createElement('a');
  link.href = 'https://developer.example/';
  const click = new MouseEvent('click', { cancelable: true });
  Object.defineProperty(click, 'target', { value: link });
  tab.dispatchEvent(click);
  return click;
}

test('PanelHistory requests no step back after the press of a link that opens another document', () => {
  const { tab, clock, panelHistory } = openPage();
  follow(tab);
  panelHistory.show(0);
  clock.advance(0);
  panelHistory.show(0);
  clock.advance(1000);
  expect(tab.steps).toEqual([]);
});

test('PanelHistory removes the entry of a closed panel when a script prevents its link', () => {
  const { tab, clock, panelHistory } = openPage();
  const click = follow(tab);
  panelHistory.show(0);
  click.preventDefault();
  clock.advance(0);
  expect(tab.steps).toEqual([-1]);
});

test.each(['keydown', 'click', 'pageshow', 'popstate'])(
  'PanelHistory removes the entry after a link that did not leave the page and a later %s',
  (type) => {
    const { tab, clock, panelHistory } = openPage();
    follow(tab);
    panelHistory.show(0);
    clock.advance(0);
    tab.dispatchEvent(new Event(type));
    panelHistory.show(0);
    clock.advance(0);
    expect(tab.steps).toEqual([-1]);
  },
);

test('PanelHistory lets the router navigate after the press of a link', () => {
  const { tab, panelHistory } = openPage();
  follow(tab);
  panelHistory.show(0);
  tab.history.pushState({ idx: 1 }, '', '/games');
  tab.move();
  expect(tab.addresses).toBe('/home [/games]');
});

test('PanelHistory adds the entry of a panel that opens after the press of a link', () => {
  const { tab, clock, panelHistory } = openPage();
  follow(tab);
  panelHistory.show(2);
  clock.advance(0);
  expect(tab.addresses).toBe('/home /home [/home]');
});

test('PanelHistory requests no step back while a link of the closed panel opens another document', () => {
  const { tab, clock, panelHistory } = openPage();
  panelHistory.show(0);
  tab.dispatchEvent(new Event('beforeunload'));
  clock.advance(1000);
  expect(tab.steps).toEqual([]);
});

test('PanelHistory removes the entry of a closed panel when the page comes back from the browser’s cache', () => {
  const { tab, clock, panelHistory } = openPage();
  panelHistory.show(0);
  tab.dispatchEvent(new Event('beforeunload'));
  tab.dispatchEvent(new Event('pageshow'));
  clock.advance(0);
  tab.move();
  expect(tab.addresses).toBe('[/home] /home');
});

test('PanelHistory removes the entry with the next change of the panels if the visitor stays on the page', () => {
  const { tab, clock, panelHistory } = openPage();
  panelHistory.show(0);
  tab.dispatchEvent(new Event('beforeunload'));
  panelHistory.show(0);
  clock.advance(0);
  tab.move();
  expect(tab.addresses).toBe('[/home] /home');
});

test('PanelHistory ignores the page once it is disposed', () => {
  const { tab, clock, panelHistory, stop } = openPage();
  panelHistory.show(0);
  stop();
  tab.dispatchEvent(new Event('pageshow'));
  follow(tab);
  clock.advance(0);
  expect(tab.steps).toEqual([]);
});
