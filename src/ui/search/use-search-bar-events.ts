import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { mainContent } from '../shared/focus';
import { useClosedByBack } from '../shared/use-closed-by-back';
import { theme } from '../theme/theme';
import type { SearchBarViewModel } from './search-bar.view-model';

/** Circumstances in which the search got the focus. */
export interface SearchFocus {
  /** Element that had the focus before. */
  readonly before: Element | null;
  /** True if the visitor has pressed the search since. */
  readonly isPressed: boolean;
}

/** Keyboard control of the search bar, after the WAI-ARIA combobox pattern. */
class SearchKeys {
  constructor(
    private readonly bar: SearchBarViewModel,
    private readonly input: HTMLInputElement,
    private readonly open: (address: string) => void,
    private readonly leave: () => void,
  ) {}

  pressed(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const handled = event.key === 'Escape' ? this.escape() : event.target === this.input && this.inField(event.key);
    if (handled) event.preventDefault();
  }

  /** Closes the list first, then the bar. */
  private escape(): boolean {
    if (this.bar.listed) this.bar.closeList();
    else this.leave();
    return true;
  }

  private inField(key: string): boolean {
    switch (key) {
      case 'ArrowDown':
        return this.step(1);
      case 'ArrowUp':
        return this.step(-1);
      case 'Home':
        return this.jump('first');
      case 'End':
        return this.jump('last');
      case 'Enter':
        return this.enter();
      default:
        return false;
    }
  }

  /** Moves the highlight; reopens a closed list. */
  private step(by: 1 | -1): boolean {
    if (this.bar.listed) this.bar.highlight(by);
    else this.bar.typed(this.input.value);
    return true;
  }

  /** Jumps within the list; leaves the key to the field without a highlighted row. */
  private jump(to: 'first' | 'last'): boolean {
    if (this.bar.highlighted === undefined) return false;
    this.bar.highlightEnd(to);
    return true;
  }

  private enter(): boolean {
    const { chosen } = this.bar;
    if (chosen === undefined) return false;
    this.open(chosen);
    return true;
  }
}

const prefersReducedMotion = (page: Document): boolean =>
  page.defaultView?.matchMedia(theme.media.reducedMotion).matches ?? false;

function closeAndRestoreFocus(bar: SearchBarViewModel, page: Document, focusedBefore: Element | null): void {
  bar.collapse(prefersReducedMotion(page));
  if (page.activeElement instanceof HTMLElement) page.activeElement.blur();
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
}

/** Adds behaviour to the search form: expand on focus, close on Escape, outside presses and the Back button, suggest and submit. */
export function useSearchBarEvents(
  bar: SearchBarViewModel,
  form: RefObject<HTMLFormElement | null>,
  input: RefObject<HTMLInputElement | null>,
  focus: RefObject<SearchFocus>,
): void {
  const navigate = useNavigate();
  useClosedByBack(bar.closesOnBack, () => {
    closeAndRestoreFocus(bar, document, focus.current.before);
  });
  useEffect(() => {
    if (form.current === null || input.current === null) return undefined;
    return listen(bar, form.current, input.current, focus, (address) => void navigate(address));
  }, [bar, form, input, focus, navigate]);
}

function listen(
  bar: SearchBarViewModel,
  form: HTMLFormElement,
  input: HTMLInputElement,
  focus: RefObject<SearchFocus>,
  navigate: (address: string) => void,
): () => void {
  const page = form.ownerDocument;
  const close = () => {
    bar.collapse(prefersReducedMotion(page));
  };
  const leave = () => {
    close();
    input.value = '';
  };
  const goTo = (address: string) => {
    leave();
    mainContent()?.focus({ preventScroll: true });
    navigate(address);
  };
  const cancel = () => {
    closeAndRestoreFocus(bar, page, focus.current.before);
  };
  const keys = new SearchKeys(bar, input, goTo, cancel);
  const listeners: { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void } = {
    focusin: () => {
      bar.expand(prefersReducedMotion(page));
    },
    focusout: ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
    },
    input: ({ target }) => {
      if (target !== input) return;
      bar.use();
      bar.typed(input.value);
    },
    keydown: (event) => {
      keys.pressed(event);
    },
    click: ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-close]') !== null) cancel();
      // The link of the row navigates.
      else if (target.closest('[role="option"]') !== null) leave();
    },
    submit: (event) => {
      event.preventDefault();
      const address = bar.form.submit(input.value);
      if (address === undefined) input.focus();
      else goTo(address);
    },
  };
  const entries = Object.entries(listeners) as [string, (event: Event) => void][];
  const pressed = ({ target }: PointerEvent) => {
    if (bar.open && target instanceof Node && !form.contains(target)) close();
  };
  for (const [type, listener] of entries) form.addEventListener(type, listener);
  page.addEventListener('pointerdown', pressed);
  // Catches up with events from before this script loaded.
  if (form.contains(page.activeElement)) bar.expand(prefersReducedMotion(page));
  if (focus.current.isPressed || input.value !== '') bar.use();
  if (bar.open) bar.typed(input.value);
  return () => {
    for (const [type, listener] of entries) form.removeEventListener(type, listener);
    page.removeEventListener('pointerdown', pressed);
  };
}
