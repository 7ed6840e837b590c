import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { mainContent } from '../shared/focus';
import type { SearchBarViewModel } from './search-bar.view-model';

/** The keyboard of the search bar, as WAI-ARIA's combobox with a list has it. */
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

  /** First the list goes, then the bar. */
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

  /** A list that was closed comes again. */
  private step(by: 1 | -1): boolean {
    if (this.bar.listed) this.bar.highlight(by);
    else this.bar.typed(this.input.value);
    return true;
  }

  /** Without a row under the keyboard the keys are the field's own. */
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

const STILL = '(prefers-reduced-motion: reduce)';

/** Makes the plain form of the search bar alive: it opens with the focus, closes on Escape and elsewhere, suggests and searches. */
export function useSearchBarEvents(
  bar: SearchBarViewModel,
  form: RefObject<HTMLFormElement | null>,
  input: RefObject<HTMLInputElement | null>,
  before: RefObject<Element | null>,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (form.current === null || input.current === null) return undefined;
    return listen(bar, form.current, input.current, before, (address) => void navigate(address));
  }, [bar, form, input, before, navigate]);
}

function listen(
  bar: SearchBarViewModel,
  form: HTMLFormElement,
  input: HTMLInputElement,
  before: RefObject<Element | null>,
  navigate: (address: string) => void,
): () => void {
  const page = form.ownerDocument;
  const still = () => page.defaultView?.matchMedia(STILL).matches ?? false;
  const close = () => {
    bar.collapse(still());
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
  const giveBack = () => {
    close();
    if (page.activeElement instanceof HTMLElement) page.activeElement.blur();
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  const keys = new SearchKeys(bar, input, goTo, giveBack);
  const heard: { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void } = {
    focusin: () => {
      bar.expand(still());
    },
    focusout: ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
    },
    input: ({ target }) => {
      if (target === input) bar.typed(input.value);
    },
    keydown: (event) => {
      keys.pressed(event);
    },
    click: ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-close]') !== null) giveBack();
      // The row itself is a link.
      else if (target.closest('[role="option"]') !== null) leave();
    },
    submit: (event) => {
      event.preventDefault();
      const address = bar.form.submit(input.value);
      if (address === undefined) input.focus();
      else goTo(address);
    },
  };
  const entries = Object.entries(heard) as [string, (event: Event) => void][];
  const pressed = ({ target }: PointerEvent) => {
    if (bar.open && target instanceof Node && !form.contains(target)) close();
  };
  for (const [type, listener] of entries) form.addEventListener(type, listener);
  page.addEventListener('pointerdown', pressed);
  // What was done before this script came.
  if (form.contains(page.activeElement)) bar.expand(still());
  if (bar.open) bar.typed(input.value);
  return () => {
    for (const [type, listener] of entries) form.removeEventListener(type, listener);
    page.removeEventListener('pointerdown', pressed);
  };
}
