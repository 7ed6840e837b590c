import { fc, test as property } from '@fast-check/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { Pagination } from '../../../src/ui/shared/Pagination';

afterEach(cleanup);

function show(current: number, last: number, address = '/arcade/games') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Pagination pagination={{ current, last }} label="Pages of games" />
    </MemoryRouter>,
  );
}

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the pages of a list', () => {
  test('keep the rest of the address, and the first page has no number in it', () => {
    show(2, 9, '/arcade/games?cat=arcade&page=2&sort=popular');
    expect(address('Page 3')).toBe('/arcade/games?cat=arcade&page=3&sort=popular');
    expect(address('Page 1')).toBe('/arcade/games?cat=arcade&sort=popular');
    expect(address('Previous page')).toBe('/arcade/games?cat=arcade&sort=popular');
    expect(address('Next page')).toBe('/arcade/games?cat=arcade&page=3&sort=popular');
  });

  test('mark the one that is shown', () => {
    show(5, 9);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('5');
  });

  test('of a list of one page are not shown', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('beyond the last lead back to it', () => {
    show(40, 3, '/arcade/games?page=40');
    expect(address('Previous page')).toBe('/arcade/games?page=3');
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  property.prop([
    fc.integer({ min: 2, max: 400 }).chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last))),
  ])('never lead outside of the list', ([current, last]) => {
    show(current, last);
    const pages = screen
      .getAllByRole('link')
      .map((link) => Number(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('page') ?? '1'));
    cleanup();
    expect(Math.min(...pages)).toBe(1);
    expect(Math.max(...pages)).toBe(last);
  });
});
