import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useCallback, useRef, useState, useEffect } from 'react';
import { SEARCH_TEXT_MAX } from '../../domain/search/search-query';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { useDeferred } from '../shared/use-deferred';
import { destinations } from '../shell/destinations';
import { Field, Form, Hint, Input, Slot, Submit } from './search-bar.styles';
import type { SearchServices } from './search-page-data';
import { SUGGESTION_LIST, suggestionId } from './suggestion-id';
import type { SearchFocus } from './use-search-bar-events';

const TEXT_FIELD = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/* Widgets that hold the focus until closed. */
const MODAL = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Focuses the search on `/`, except inside text fields and modal widgets (spec 1 §2). */
function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const page = input.current?.ownerDocument;
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(`${TEXT_FIELD}, ${MODAL}`) !== null) return;
      // Keeps the slash out of the field.
      event.preventDefault();
      input.current?.focus();
    };
    page?.addEventListener('keydown', pressed);
    return () => {
      page?.removeEventListener('keydown', pressed);
    };
  }, [input]);
}

/** Loads the script and the state of the search bar. */
async function loadSearchBar(openSearch: () => Promise<SearchServices>) {
  const [{ SearchPanel }, { createBar }] = await Promise.all([import('./SearchPanel'), openSearch()]);
  return { SearchPanel, bar: createBar() };
}

export interface SearchBarProps {
  readonly openSearch: () => Promise<SearchServices>;
}

/** Search form of the header. Works without a script; focus or hover loads the suggestions (spec 1 §2). */
export const SearchBar = observer(function SearchBar({ openSearch }: SearchBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focus = useRef<SearchFocus>({ before: null, isPressed: false });
  const [isActivated, setActivated] = useState(false);
  const deactivate = useCallback(() => {
    setActivated(false);
  }, []);
  const loaded = useDeferred(isActivated, () => loadSearchBar(openSearch), deactivate);
  const bar = loaded?.bar;
  useSearchShortcut(input);
  const activate = () => {
    setActivated(true);
  };
  const isOpen = () => bar?.open ?? form.current?.contains(document.activeElement) === true;
  const active = bar?.highlighted;
  return (
    <Slot>
      <Form
        ref={form}
        role="search"
        action={destinations.search.path}
        data-phase={bar?.phase}
        onFocus={({ relatedTarget }) => {
          if (form.current?.contains(relatedTarget) !== true)
            focus.current = { before: relatedTarget, isPressed: false };
          activate();
        }}
        onClick={() => {
          focus.current = { ...focus.current, isPressed: true };
          bar?.use();
        }}
        onPointerEnter={activate}
      >
        <Field>
          <Input
            ref={input}
            name="query"
            maxLength={SEARCH_TEXT_MAX}
            dir="auto"
            placeholder="Search"
            role="combobox"
            aria-label="Search"
            aria-keyshortcuts="/"
            aria-autocomplete="list"
            aria-expanded={bar?.listed ?? false}
            aria-controls={bar?.listed === true ? SUGGESTION_LIST : undefined}
            aria-activedescendant={active === undefined ? undefined : suggestionId(active)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
          <Hint aria-hidden="true">/</Hint>
          {bar?.open === true ? <IconButton icon="x" label="Close search" data-close /> : null}
          <Submit
            type="submit"
            aria-label="Search"
            onMouseDown={(event) => {
              // Keeps the focus off the button, because the click focuses the field.
              if (!isOpen()) event.preventDefault();
            }}
            onClick={(event) => {
              if (isOpen()) return;
              event.preventDefault();
              input.current?.focus();
            }}
          >
            <Icon name="search" size={20} />
          </Submit>
        </Field>
        {loaded === undefined ? null : <loaded.SearchPanel bar={loaded.bar} form={form} input={input} focus={focus} />}
      </Form>
    </Slot>
  );
});
