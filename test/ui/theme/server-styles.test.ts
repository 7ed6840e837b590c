import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { __PRIVATE__, ServerStyleSheet, styled } from 'styled-components';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adoptableStyles, adoptServerStyles } from '../../../src/ui/theme/server-styles';

const { StyleSheet } = __PRIVATE__;

let before: ReadonlySet<Element>;

/** Style elements of this test; those of other tests in the same worker stay. */
const added = () => [...document.querySelectorAll('style')].filter((element) => !before.has(element));

beforeEach(() => {
  before = new Set(document.querySelectorAll('style'));
});

afterEach(() => {
  for (const element of added()) element.remove();
});

/** Adds the style element of the server: two groups with a rule each. */
function serverRendered(first: number, second: number): HTMLStyleElement {
  const element = document.createElement('style');
  element.dataset['serverStyles'] = '';
  element.textContent = `.a1{color:red}\ndata-styled.g${String(first)}[a]{}\n.b1{color:blue}\ndata-styled.g${String(second)}[a]{}`;
  document.head.append(element);
  return element;
}

const selectors = ({ sheet }: HTMLStyleElement) =>
  [...(sheet?.cssRules ?? [])].flatMap((rule) => {
    const { selectorText } = rule as CSSStyleRule;
    return selectorText.startsWith('data-styled') ? [] : [selectorText];
  });

test('a rule that is added to the server’s rules comes after those of its group and before those of the next', () => {
  const sheet = new StyleSheet();
  const element = serverRendered(StyleSheet.registerId('adopted-base'), StyleSheet.registerId('adopted-derived'));
  adoptServerStyles(document, sheet);
  sheet.insertRules('adopted-base', 'a2', ['.a2{color:green}']);
  sheet.insertRules('adopted-derived', 'b2', ['.b2{color:white}']);
  sheet.insertRules('adopted-base', 'a3', ['.a3{color:black}']);
  expect(selectors(element)).toEqual(['.a1', '.a2', '.a3', '.b1', '.b2']);
  expect(added()).toEqual([element]);
});

test('rules of a group beyond the package’s first 512 are adopted too', () => {
  const sheet = new StyleSheet();
  const element = serverRendered(900, 1500);
  adoptServerStyles(document, sheet);
  const group = StyleSheet.registerId('adopted-later');
  sheet.insertRules('adopted-later', 'c1', ['.c1{color:red}']);
  expect(group).toBeLessThan(900);
  expect(selectors(element)).toEqual(['.c1', '.a1', '.b1']);
});

test('a page without the server’s styles is left alone', () => {
  const sheet = new StyleSheet();
  adoptServerStyles(document, sheet);
  sheet.insertRules('adopted-nothing', 'd1', ['.d1{color:red}']);
  expect(added().map(({ dataset }) => dataset['styled'])).toEqual(['active']);
});

test('the style element that styled-components writes is split into rules without names and names without rules', () => {
  const Base = styled.p`
    color: red;
  `;
  const sheet = new ServerStyleSheet({ nonce: 'N0NCE' });
  renderToString(sheet.collectStyles(createElement(Base)));
  const tags = sheet.getStyleTags();
  const [rules = '', names = ''] = adoptableStyles(tags).split('</style>\n');
  const group = /data-styled\.g\d+/.exec(tags)?.[0] ?? 'none';
  expect(rules).toMatch(/^<style nonce="N0NCE" data-server-styles>/);
  expect(rules).toContain('color:red');
  expect(rules).toContain(`${group}[a]{}`);
  expect(names).toMatch(/^<style nonce="N0NCE" data-styled="true" data-styled-version="[^"]+">/);
  expect(names).not.toContain('color:red');
  expect(tags).toContain(names.slice(names.indexOf('>') + 1).replace('</style>', ''));
});

test('a style element of another form stays as it is', () => {
  expect(adoptableStyles('')).toBe('');
  expect(adoptableStyles('<style>a{}</style><style>b{}</style>x')).toBe('<style>a{}</style><style>b{}</style>x');
});
