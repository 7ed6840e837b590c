import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as IdlePriority, unstable_scheduleCallback as schedule } from 'scheduler';

/** Resolves after all scheduled work of React, effects included. */
const reactIsIdle = () =>
  new Promise<void>((resolve) => {
    schedule(IdlePriority, () => {
      resolve();
    });
  });

// Polyfills media queries, which jsdom lacks; none matches.
Object.assign(globalThis, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });

const { asyncWrapper } = getConfig();

configure({
  // A busy machine is no failure: the time limit is that of the browser tests.
  asyncUtilTimeout: 15_000,
  // React commits before it runs effects: without this, a test could move a clock that no effect has subscribed to.
  asyncWrapper: (callback) =>
    asyncWrapper(async () => {
      const result = await callback();
      await reactIsIdle();
      return result;
    }),
});
