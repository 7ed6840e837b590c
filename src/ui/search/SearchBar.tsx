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

const WRITTEN_IN = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/* What holds the focus until it is closed. */
const MODAL = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Puts the focus into the search on `/`, from anywhere outside of a text field and of what is modal (spec 1 §2). */
function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const page = input.current?.ownerDocument;
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(`${WRITTEN_IN}, ${MODAL}`) !== null) return;
      // The slash itself is not searched for.
      event.preventDefault();
      input.current?.focus();
    };
    page?.addEventListener('keydown', pressed);
    return () => {
      page?.removeEventListener('keydown', pressed);
    };
  }, [input]);
}

/** Brings what makes the search bar alive: its script and its state. */
async function loadSearchBar(openSearch: () => Promise<SearchServices>) {
  const [{ SearchPanel }, { createBar }] = await Promise.all([import('./SearchPanel'), openSearch()]);
  return { SearchPanel, bar: createBar() };
}

export interface SearchBarProps {
  readonly openSearch: () => Promise<SearchServices>;
}

/** The search of every page: a plain form, which is alive once somebody comes near it (spec 1 §2). */
export const SearchBar = observer(function SearchBar({ openSearch }: SearchBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<Element>(null);
  const [wanted, setWanted] = useState(false);
  const stayPlain = useCallback(() => {
    setWanted(false);
  }, []);
  const late = useDeferred(wanted, () => loadSearchBar(openSearch), stayPlain);
  const bar = late?.bar;
  useSearchShortcut(input);
  const want = () => {
    setWanted(true);
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
          if (form.current?.contains(relatedTarget) !== true) before.current = relatedTarget;
          want();
        }}
        onPointerEnter={want}
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
              // The focus goes into the field, not onto the button.
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
        {late === undefined ? null : <late.SearchPanel bar={late.bar} form={form} input={input} before={before} />}
      </Form>
    </Slot>
  );
});
