/** Subset of a window with load and idle events. */
type LoadingPage = Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'> & {
  readonly document: Pick<Document, 'readyState'>;
  readonly requestIdleCallback?: typeof requestIdleCallback;
  readonly cancelIdleCallback?: typeof cancelIdleCallback;
};

const LATEST = 2000;

/**
 * Calls `run` when the page is loaded and the browser is idle, at most two seconds later.
 * The returned function cancels the call, or calls the cleanup function that `run` returned.
 */
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

/** Resolves when the page is loaded and the browser is idle, at most two seconds later. */
export function untilIdle(page: LoadingPage): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(page, () => {
      resolve();
      return () => undefined;
    });
  });
}
