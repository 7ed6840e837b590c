import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { Picture } from '../../../src/ui/shared/Picture';
import type { PictureKind } from '../../../src/ui/shared/picture-kind';

afterEach(cleanup);

const hero = { sm: '/a-640.webp', hd: '/a-1280.webp', fhd: '/a-1920.webp', colour: '#123456' };
const kinds: readonly PictureKind[] = ['game', 'genre', 'developer', 'announcement', 'blog', 'avatar'];

describe('Picture', () => {
  test('loads lazily in the needed size with reserved space', () => {
    render(<Picture kind="game" picture={hero} alt="A boat" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'A boat' });
    expect(image.getAttribute('srcset')).toBe('/a-640.webp 640w, /a-1280.webp 1280w, /a-1920.webp 1920w');
    expect(image.getAttribute('sizes')).toBe('50vw');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '360']);
  });

  test('loads eagerly with priority', () => {
    render(<Picture kind="game" picture={hero} alt="A boat" priority />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  test.each(kinds)('shows a placeholder for a missing picture of the kind %s', (kind) => {
    const { container } = render(<Picture kind={kind} picture={undefined} alt="Missing" />);
    expect(screen.getByRole('img', { name: 'Missing' }).tagName).toBe('svg');
    expect(container.querySelector('img')).toBeNull();
  });

  test('shows a placeholder after a failed load and retries with another picture', () => {
    const { rerender } = render(<Picture kind="game" picture={hero} alt="A boat" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'A boat' }).tagName).toBe('svg');
    rerender(<Picture kind="game" picture={{ ...hero, sm: '/b-640.webp' }} alt="A boat" />);
    expect(screen.getByRole('img', { name: 'A boat' }).tagName).toBe('IMG');
  });

  test('shows a placeholder on hydration for a picture that failed before', () => {
    const page = document.createElement('div');
    const picture = <Picture kind="developer" picture="/gone.webp" alt="Paper Moon" />;
    page.innerHTML = renderToString(picture);
    const image = page.querySelector('img') ?? document.createElement('img');
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
    render(picture, { container: document.body.appendChild(page), hydrate: true });
    expect(page.querySelector('svg')?.getAttribute('aria-label')).toBe('Paper Moon');
  });

  test('shows the given colour while a single-URL picture loads', () => {
    const { container } = render(<Picture kind="game" picture="/shot.webp" colour="rgb(18, 52, 86)" alt="" />);
    const frame = container.querySelector('span') ?? document.body;
    expect(getComputedStyle(frame).backgroundColor).toBe('rgb(18, 52, 86)');
  });

  test('hides a placeholder without alt text from assistive technology', () => {
    render(<Picture kind="avatar" picture="" alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('has no srcset for a single URL', () => {
    render(<Picture kind="developer" picture="/logo.webp" alt="Paper Moon" />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('src'), image.getAttribute('srcset')]).toEqual(['/logo.webp', null]);
  });
});
