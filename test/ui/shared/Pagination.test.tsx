import { fc, test as property } from '@fast-check/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { Pagination } from '../../../src/ui/shared/Pagination';

afterEach(cleanup);

const list = (current: number, last: number, address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <Pagination pagination={{ current, last }} label="Pages of games" />
  </MemoryRouter>
);

const drawn = (current: number, last: number) => renderToStaticMarkup(list(current, last, '/arcade/games'));

function show(current: number, last: number, address = '/arcade/games') {
  render(list(current, last, address));
}

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('Pagination', () => {
  test('keeps other query parameters and omits the number of the first page', () => {
    show(2, 9, '/arcade/games?cat=arcade&page=2&sort=popular');
    expect(address('Page 3')).toBe('/arcade/games?cat=arcade&page=3&sort=popular');
    expect(address('Page 1')).toBe('/arcade/games?cat=arcade&sort=popular');
    expect(address('Previous page')).toBe('/arcade/games?cat=arcade&sort=popular');
    expect(address('Next page')).toBe('/arcade/games?cat=arcade&page=3&sort=popular');
  });

  test('marks the current page', () => {
    show(5, 9);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('5');
  });

  test('renders nothing for a single page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('links from a page beyond the end to the last page', () => {
    show(40, 3, '/arcade/games?page=40');
    expect(address('Previous page')).toBe('/arcade/games?page=3');
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  // Rendering is slow, so the number of runs is limited.
  property.prop([fc.integer({ min: 2, max: 400 }), fc.nat()], { numRuns: 60 })(
    'never links outside the list',
    (last, offset) => {
      const pages = [...drawn(1 + (offset % last), last).matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
        Number(new URLSearchParams(href.split('?')[1]).get('page') ?? '1'),
      );
      expect(Math.min(...pages)).toBe(1);
      expect(Math.max(...pages)).toBe(last);
    },
  );
});
