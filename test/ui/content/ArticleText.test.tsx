import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openArticle } from './open-article';
import { sampleArticle } from './sample-articles';

type Intersect = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

let intersect: Intersect = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Intersect) {
        intersect = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const body =
  '<h2 id="section-light">Light</h2><p>x</p><h3 id="section-moon">The moon</h3><p>y</p><h2 id="section-night">Night</h2><p>z</p>';
const article = sampleArticle({ body });

/** The table of contents is rendered twice; CSS shows one of them. */
const beside = () => within(screen.getAllByRole('navigation', { name: 'On this page' }).at(-1) ?? document.body);
const current = () => beside().queryByRole('link', { current: 'location' })?.textContent;

function passed(...ids: readonly string[]) {
  const headings = ['section-light', 'section-moon', 'section-night'].map((id) => document.getElementById(id));
  act(() => {
    intersect(
      headings.flatMap((target) => (target === null ? [] : [{ target, isIntersecting: ids.includes(target.id) }])),
    );
  });
}

describe('table of contents', () => {
  test('links to each heading', async () => {
    await openArticle({ article });
    const links = beside().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Light', '/#section-light'],
      ['The moon', '/#section-moon'],
      ['Night', '/#section-night'],
    ]);
    expect(screen.getByText('On this page', { selector: 'summary' })).toBeDefined();
  });

  test('is absent for fewer than three headings', async () => {
    await openArticle();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  test('marks the last heading passed in both directions', async () => {
    await openArticle({ article });
    expect(current()).toBeUndefined();
    passed('section-light', 'section-moon');
    expect(current()).toBe('The moon');
    passed('section-light', 'section-moon', 'section-night');
    expect(current()).toBe('Night');
    passed('section-light');
    expect(current()).toBe('Light');
  });

  test('marks nothing without IntersectionObserver', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    await openArticle({ article });
    expect(current()).toBeUndefined();
    expect(beside().getAllByRole('link')).toHaveLength(3);
  });

  test('moves the keyboard focus to a heading unless the link opens elsewhere', async () => {
    const { router } = await openArticle({ article });
    const [link] = beside().getAllByRole('link', { name: 'Night' });
    fireEvent.click(link ?? document.body, { ctrlKey: true });
    expect(document.activeElement?.id).toBe('');
    fireEvent.click(link ?? document.body);
    expect(document.activeElement?.id).toBe('section-night');
    expect(router.state.location.hash).toBe('#section-night');
  });
});
