import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from '../../../src/ui/session/Avatar';

afterEach(cleanup);

test('Avatar shows a placeholder for a missing file', () => {
  const { container } = render(<Avatar picture="/players/gone-sm.webp" premium={false} />);
  const image = container.querySelector('img') ?? document.body;
  fireEvent.error(image);
  expect([container.querySelector('img'), container.querySelector('svg')]).toEqual([null, expect.any(SVGElement)]);
});
