import type { Cancel } from '../../application/system/clock.port';

/** Callbacks for a portal link that the visitor may be about to follow; addresses are path and query. */
export interface LinkIntent {
  rested(address: string): void;
  focused(address: string): void;
  wanted(address: string): void;
  left(address: string): void;
  followed(): void;
}

interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Reports link intent for the whole document: hover, press, touch end and focus.
 * Does nothing while the browser saves data or the connection is slow.
 */
export function followLinkIntent(page: Document, intent: LinkIntent): Cancel {
  const end = new AbortController();
  const listen = (type: string, notify: (event: Event, link: HTMLAnchorElement) => void) => {
    page.addEventListener(
      type,
      (event) => {
        const link = linkOf(event.target);
        if (link !== undefined && linkOf(relatedTarget(event)) !== link) notify(event, link);
      },
      { signal: end.signal, passive: true },
    );
  };
  const onEnter = (notify: (address: string) => void) => (event: Event, link: HTMLAnchorElement) => {
    const address = addressOf(link, page.location);
    if (address !== undefined && isPrimaryPress(event) && !isFrugal(page.defaultView)) notify(address);
  };
  const leave = (_event: Event, link: HTMLAnchorElement) => {
    const address = addressOf(link, page.location);
    if (address !== undefined) intent.left(address);
  };
  const wanted = onEnter((address) => {
    intent.wanted(address);
  });
  const rested = onEnter((address) => {
    intent.rested(address);
  });
  const focused = onEnter((address) => {
    intent.focused(address);
  });
  // A touch may start a scroll, so a touch selects a link only when the finger is lifted.
  const byFinger = (finger: boolean, notify: typeof wanted) => (event: Event, link: HTMLAnchorElement) => {
    if (isFinger(event) === finger) notify(event, link);
  };
  listen('pointerover', byFinger(false, rested));
  listen('pointerdown', byFinger(false, wanted));
  listen('pointerup', byFinger(true, wanted));
  listen('focusin', focused);
  listen('click', () => {
    intent.followed();
  });
  listen('pointerout', leave);
  listen('focusout', leave);
  return () => {
    end.abort();
  };
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

function relatedTarget(event: Event): EventTarget | null {
  return 'relatedTarget' in event ? (event.relatedTarget as EventTarget | null) : null;
}

/** Returns path and query of a link to another portal page in this window; undefined for any other link. */
function addressOf(link: HTMLAnchorElement, here: Location): string | undefined {
  const { origin, pathname, search, target } = link;
  if ('stays' in link.dataset) return undefined;
  if (origin !== here.origin || link.hasAttribute('download') || !['', '_self'].includes(target)) return undefined;
  const address = pathname + search;
  return address === here.pathname + here.search ? undefined : address;
}

/** True unless a secondary button or a modifier key opens the link elsewhere. */
function isPrimaryPress(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return true;
  return event.button <= 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

function isFinger(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

/** True if the browser saves data or the connection is 2G. */
function isFrugal(window: Window | null): boolean {
  const { connection } = (window?.navigator ?? {}) as { readonly connection?: Network };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
