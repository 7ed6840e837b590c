import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { SEARCH_TEXT_MAX } from '../../domain/search/search-query';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { destinations } from '../shell/destinations';
import { useDeferred } from '../shared/use-deferred';
import { loadSearchBar } from './load-search-bar';
import { Field, Form, Hint, Input, Slot, Submit } from './search-bar.styles';
import type { SearchServices } from './search-services';
import { SUGGESTION_LIST, suggestionId } from './suggestion-id';
import { useSearchShortcut } from './use-search-shortcut';

export interface SearchBarProps {
  readonly openSearch: () => Promise<SearchServices>;
}

/** The search of every page: a plain form, which is alive once somebody comes near it (spec 1 §2). */
export const SearchBar = observer(function SearchBar({ openSearch }: SearchBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<Element>(null);
  const [wanted, setWanted] = useState(false);
  const load = useCallback(() => loadSearchBar(openSearch), [openSearch]);
  const stayPlain = useCallback(() => {
    setWanted(false);
  }, []);
  const late = useDeferred(wanted, load, stayPlain);
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
