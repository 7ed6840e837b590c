import type { Cancel } from '../../application/system/clock.port';

/** What is told of a link of the portal that a visitor may be about to follow; by its path and query. */
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

/** Listens once for the whole document: where a mouse, a pen or a headset's ray rests and presses, where a finger was lifted, and what has the focus; nothing on a connection that has to be spared. */
export function followLinkIntent(page: Document, intent: LinkIntent): Cancel {
  const end = new AbortController();
  const listen = (type: string, tell: (event: Event, link: HTMLAnchorElement) => void) => {
    page.addEventListener(
      type,
      (event) => {
        const link = linkOf(event.target);
        if (link !== undefined && linkOf(relatedTarget(event)) !== link) tell(event, link);
      },
      { signal: end.signal, passive: true },
    );
  };
  const come = (tell: (address: string) => void) => (event: Event, link: HTMLAnchorElement) => {
    const address = addressOf(link, page.location);
    if (address !== undefined && isPlain(event) && !isFrugal(page.defaultView)) tell(address);
  };
  const leave = (_event: Event, link: HTMLAnchorElement) => {
    const address = addressOf(link, page.location);
    if (address !== undefined) intent.left(address);
  };
  const wanted = come((address) => {
    intent.wanted(address);
  });
  const rested = come((address) => {
    intent.rested(address);
  });
  const focused = come((address) => {
    intent.focused(address);
  });
  // A finger that comes down may be about to scroll: it has chosen once it is lifted.
  const byFinger = (finger: boolean, tell: typeof wanted) => (event: Event, link: HTMLAnchorElement) => {
    if (isFinger(event) === finger) tell(event, link);
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

/** Path and query of a link that opens another page of the portal in this window, and not another part of the same. */
function addressOf(link: HTMLAnchorElement, here: Location): string | undefined {
  const { origin, pathname, search, target } = link;
  if ('stays' in link.dataset) return undefined;
  if (origin !== here.origin || link.hasAttribute('download') || !['', '_self'].includes(target)) return undefined;
  const address = pathname + search;
  return address === here.pathname + here.search ? undefined : address;
}

/** No second button, and none of the keys by which a link opens elsewhere. */
function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return true;
  return event.button <= 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

function isFinger(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

/** The visitor pays for bytes, or waits for each. */
function isFrugal(window: Window | null): boolean {
  const { connection } = (window?.navigator ?? {}) as { readonly connection?: Network };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
