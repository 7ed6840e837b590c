/** The parts of a window that tell when the page has loaded and has nothing to do. */
type LoadingPage = Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'> & {
  readonly document: Pick<Document, 'readyState'>;
  readonly requestIdleCallback?: typeof requestIdleCallback;
  readonly cancelIdleCallback?: typeof cancelIdleCallback;
};

const LATEST = 2000;

/** Runs once the page has loaded and the browser has time, two seconds later at the latest; the returned function takes it back, or ends what it began. */
export function whenIdle(page: LoadingPage, run: () => () => void): () => void {
  let end: () => void = () => undefined;
  const begin = () => {
    end = run();
  };
  const wait = () => {
    const { requestIdleCallback: request, cancelIdleCallback: cancel } = page;
    if (request !== undefined && cancel !== undefined) {
      const handle = request.call(page, begin, { timeout: LATEST });
      end = () => {
        cancel.call(page, handle);
      };
    } else {
      const handle = page.setTimeout(begin, 1);
      end = () => {
        page.clearTimeout(handle);
      };
    }
  };
  if (page.document.readyState === 'complete') wait();
  else {
    page.addEventListener('load', wait, { once: true });
    end = () => {
      page.removeEventListener('load', wait);
    };
  }
  return () => {
    end();
  };
}

/** Waits until the page has loaded and the browser has time, two seconds more at the longest. */
export function untilIdle(page: LoadingPage): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(page, () => {
      resolve();
      return () => undefined;
    });
  });
}
