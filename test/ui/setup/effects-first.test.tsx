import { cleanup, render, screen } from '@testing-library/react';
import { unstable_NormalPriority as NormalPriority, unstable_scheduleCallback as schedule } from 'scheduler';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

/** Takes one slot of React's scheduler for some milliseconds, as a busy machine does. */
function occupy(): void {
  const end = performance.now() + 10;
  while (performance.now() < end);
}

test('findByText resolves after the effects of the found element, on a busy machine too', async () => {
  let subscribed = false;
  function Late() {
    useEffect(() => {
      subscribed = true;
    }, []);
    return <p>shown</p>;
  }
  let show: () => void = () => undefined;
  function Page() {
    const [isShown, setShown] = useState(false);
    show = () => {
      setShown(true);
    };
    return isShown ? <Late /> : null;
  }
  render(<Page />);
  const found = screen.findByText('shown');
  show();
  // React schedules its render in a microtask; the other work comes between that render and its effects.
  await Promise.resolve();
  await Promise.resolve();
  for (let slot = 0; slot < 20; slot += 1) schedule(NormalPriority, occupy);
  await found;
  expect(subscribed).toBe(true);
});
