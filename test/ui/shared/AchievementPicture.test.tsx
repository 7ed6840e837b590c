import { cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { AchievementPicture } from '../../../src/ui/shared/AchievementPicture';

afterEach(cleanup);

const shows = (page: Element) => [...page.querySelectorAll('img, svg')].map(({ localName }) => localName);

describe('AchievementPicture', () => {
  test('shows a trophy without a picture and after a failed load, and retries with another picture', () => {
    const { container, rerender } = render(<AchievementPicture thumbnail="" edge={64} />);
    expect(shows(container)).toEqual(['svg']);
    rerender(<AchievementPicture thumbnail="/first.webp" edge={64} />);
    fireEvent.error(container.querySelector('img') ?? container);
    expect(shows(container)).toEqual(['svg']);
    rerender(<AchievementPicture thumbnail="/second.webp" edge={64} />);
    expect(shows(container)).toEqual(['img']);
  });

  test('shows a trophy on hydration for a picture that failed before', () => {
    const page = document.createElement('div');
    const picture = <AchievementPicture thumbnail="/gone.webp" edge={64} />;
    page.innerHTML = renderToString(picture);
    const image = page.querySelector('img') ?? document.createElement('img');
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
    render(picture, { container: document.body.appendChild(page), hydrate: true });
    expect(shows(page)).toEqual(['svg']);
  });
});
