import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useId, useRef, useLayoutEffect, useState } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameCapability } from '../../domain/games/game-capability';
import { gameCapabilities } from '../../domain/games/game-capability';
import type { GameFilters, MinRating } from '../../domain/games/game-filters';
import { offeredCategories, minRatings, namesOnlyExperiences } from '../../domain/games/game-filters';
import type { GenreWithCategories } from '../../domain/games/game-list';
import type { GameQuery, GameSort } from '../../domain/games/game-query';
import { changeGameQuery, gameQueryNames, defaultGameQuery, gameQueryParameters } from '../../domain/games/game-query';
import type { Titled } from '../../domain/shared/titled';
import { Button } from '../shared/Button';
import { rescueFocus } from '../shared/focus';
import { useIsMounted } from '../shared/use-deferred';
import { space, theme } from '../theme/theme';
import { FilterBox } from './FilterBox';
import { FilterSelect } from './FilterSelect';
import { FilterSheet } from './FilterSheet';
import { capabilityLabels } from './capability-labels';
import { FilterFormViewModel } from './filter-form.view-model';
import { addressOf, INDEX } from './index-address';

/** Returns the category choices, with an unknown chosen one marked as such so that it can be cleared. */
function categoryChoices(genres: readonly GenreWithCategories[], { genre }: GameFilters): readonly Titled[] {
  return withChosen(genres, genre, genres, 'category');
}

/** Returns the sub-categories of the chosen category, plus a chosen one of another category. */
function subCategoryChoices(
  genres: readonly GenreWithCategories[],
  { genre, category }: GameFilters,
): readonly Titled[] {
  const all = genres.flatMap(({ categories }) => categories);
  return withChosen(offeredCategories(genres, genre), category, all, 'sub-category');
}

function withChosen(
  offered: readonly Titled[],
  chosen: string | undefined,
  known: readonly Titled[],
  kind: string,
): readonly Titled[] {
  if (chosen === undefined || offered.some(({ slug }) => slug === chosen)) return offered;
  // The URL's text is untrusted and is not shown.
  const title = known.length === 0 ? `Chosen ${kind}` : `Unknown ${kind}`;
  return [...offered, known.find(({ slug }) => slug === chosen) ?? { slug: chosen, title }];
}

/** Rating choices, best first. */
const ratingChoices: readonly Titled[] = minRatings
  .map((rating) => ({ slug: String(rating), title: ratingText(rating) }))
  .reverse();

function ratingText(rating: MinRating): string {
  if (rating === 5) return '5 stars';
  return `${String(rating)} ${rating === 1 ? 'star' : 'stars'} and up`;
}

/** Returns the rating of a choice; undefined for any. */
function chosenRating(choice: string | undefined): MinRating | undefined {
  return minRatings.find((rating) => String(rating) === choice);
}

const capabilityChoices: readonly Titled[] = gameCapabilities.map((slug) => ({
  slug,
  title: capabilityLabels[slug],
}));

/** Returns the device or mode of a choice; undefined for any. */
function chosenCapability(choice: string | undefined): GameCapability | undefined {
  return gameCapabilities.find((capability) => capability === choice);
}

/** Creates the form for the current URL's filters; resets it when the URL changes, for example by Back. */
function useFilterForm(filters: GameFilters): FilterFormViewModel {
  const { key } = useLocation();
  const { genre, category, recentlyUpdated, includeExperience, minRating, capability } = filters;
  const [form] = useState(
    () => new FilterFormViewModel({ genre, category, recentlyUpdated, includeExperience, minRating, capability }),
  );
  // Runs before paint and for every URL, because another URL can replace the applied one.
  useLayoutEffect(() => {
    const shown = { genre, category, recentlyUpdated, includeExperience, minRating, capability };
    form.send({ type: 'address-changed', filters: shown });
  }, [form, key, genre, category, recentlyUpdated, includeExperience, minRating, capability]);
  return form;
}

interface HiddenSortInputProps {
  readonly sort: GameSort;
}

/** Keeps the sort order when the form is submitted without JavaScript. */
const HiddenSortInput = observer(function HiddenSortInput({ sort }: HiddenSortInputProps) {
  return gameQueryParameters({ ...defaultGameQuery, sort }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
});

export interface FilterFormProps {
  readonly id: string;
  /** Query of the URL. */
  readonly query: GameQuery;
  readonly genres: readonly GenreWithCategories[];
}

/** The filters of the game index (spec 2 §2); plain HTML forms without JavaScript. */
export const FilterForm = observer(function FilterForm({ id, query, genres }: FilterFormProps) {
  const navigate = useNavigate();
  const sheet = useRef<HTMLElement>(null);
  const reset = useId();
  const form = useFilterForm(query);
  const { draft, send } = form;
  const includeExperiences = () => {
    if (namesOnlyExperiences(form.draft, genres)) send({ type: 'experiences-switched', on: true });
  };
  const disabled = useIsMounted() && !form.canApply;
  const submit = (type: 'applied' | 'reset') => (event: FormEvent) => {
    event.preventDefault();
    send({ type });
    close(sheet.current);
    rescueFocus(() => sheet.current?.querySelector('select'));
    void navigate(addressOf(changeGameQuery(query, form.draft)));
  };
  return (
    <FilterSheet id={id} sheet={sheet}>
      <Fields action={INDEX} onSubmit={submit('applied')}>
        <HiddenSortInput sort={query.sort} />
        <FilterSelect
          label="Category"
          name={gameQueryNames.genre}
          any="All Categories"
          choices={categoryChoices(genres, draft)}
          chosen={draft.genre}
          onChoose={(genre) => {
            send({ type: 'genre-chosen', genre });
            includeExperiences();
          }}
        />
        <FilterSelect
          label="Sub-category"
          name={gameQueryNames.category}
          any="All Sub-categories"
          choices={subCategoryChoices(genres, draft)}
          chosen={draft.category}
          onChoose={(category) => {
            send({ type: 'category-chosen', category });
            includeExperiences();
          }}
        />
        <FilterSelect
          label="Rating"
          name={gameQueryNames.minRating}
          any="Any rating"
          choices={ratingChoices}
          chosen={draft.minRating === undefined ? undefined : String(draft.minRating)}
          onChoose={(choice) => send({ type: 'rating-chosen', rating: chosenRating(choice) })}
        />
        <FilterSelect
          label="Plays with"
          name={gameQueryNames.capability}
          any="Any device"
          choices={capabilityChoices}
          chosen={draft.capability}
          onChoose={(choice) => send({ type: 'capability-chosen', capability: chosenCapability(choice) })}
        />
        <div>
          <FilterBox
            label="Recently Updated"
            name={gameQueryNames.recentlyUpdated}
            on={draft.recentlyUpdated}
            onSwitch={(on) => send({ type: 'recently-updated-switched', on })}
          />
          <FilterBox
            label="Include Experiences"
            name={gameQueryNames.includeExperience}
            on={draft.includeExperience}
            onSwitch={(on) => send({ type: 'experiences-switched', on })}
          />
        </div>
        <Row>
          <Button type="submit" variant={form.hasUnapplied ? 'primary' : 'secondary'} disabled={disabled}>
            Apply
          </Button>
          <Button type="submit" variant="quiet" form={reset} disabled={disabled}>
            Reset
          </Button>
        </Row>
      </Fields>
      <form id={reset} action={INDEX} onSubmit={submit('reset')}>
        <HiddenSortInput sort={query.sort} />
      </form>
    </FilterSheet>
  );
});

/** Without popover support, the filters are always visible above the list. */
function close(sheet: HTMLElement | null): void {
  if (sheet !== null && 'hidePopover' in sheet) sheet.hidePopover();
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
  padding-top: ${space(4)};
  box-shadow: inset 0 1px ${theme.colour.line};
`;
