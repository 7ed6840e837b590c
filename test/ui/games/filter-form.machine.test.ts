import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { FilterForm, FilterFormEvent } from '../../../src/ui/games/filter-form.machine';
import {
  canApplyFilters,
  hasUnapplied,
  initialFilterForm,
  nextFilterForm,
} from '../../../src/ui/games/filter-form.machine';
import { gameCapabilities } from '../../../src/domain/games/game-capability';
import type { GameFilters } from '../../../src/domain/games/game-filters';
import { defaultGameFilters, minRatings } from '../../../src/domain/games/game-filters';
import { gameFilters } from '../../arbitraries/game-queries';
import { fewSlugs } from '../../arbitraries/slugs';

const after = (...events: FilterFormEvent[]) => events.reduce(nextFilterForm, initialFilterForm(defaultGameFilters));

/** Model: a list of all changes by field name. */
interface Model {
  awaited: boolean;
  applied: Record<string, unknown>;
  draft: Record<string, unknown>;
}

interface System {
  form: FilterForm;
}

function changes(event: FilterFormEvent, draft: Record<string, unknown>): Record<string, unknown> | undefined {
  switch (event.type) {
    case 'genre-chosen':
      return { genre: event.genre, ...(event.genre === draft['genre'] ? {} : { category: undefined }) };
    case 'category-chosen':
      return { category: event.category };
    case 'recently-updated-switched':
      return { recentlyUpdated: event.on };
    case 'experiences-switched':
      return { includeExperience: event.on };
    case 'rating-chosen':
      return { minRating: event.rating };
    case 'capability-chosen':
      return { capability: event.capability };
    default:
      return undefined;
  }
}

class Happen implements fc.Command<Model, System> {
  constructor(private readonly event: FilterFormEvent) {}
  check = () => true;
  run(model: Model, system: System): void {
    const { event } = this;
    system.form = nextFilterForm(system.form, event);
    const change = changes(event, model.draft);
    if (change) Object.assign(model.draft, change);
    if (event.type === 'reset') model.draft = { ...defaultGameFilters };
    const here = event.type === 'applied' || event.type === 'reset';
    const elsewhere =
      event.type === 'address-changed' &&
      !(model.awaited && JSON.stringify(model.applied) === JSON.stringify(event.filters));
    if (elsewhere) model.draft = { ...event.filters };
    if (elsewhere || here) model.applied = { ...model.draft };
    if (here || event.type === 'address-changed') model.awaited = here;
    expect(system.form).toEqual(model);
    const open = (filters: Record<string, unknown>) => Object.values(filters).every((value) => !value);
    expect(canApplyFilters(system.form)).toBe(!(open(model.applied) && open(model.draft)));
  }
  toString = () => JSON.stringify(this.event);
}

const slug = fc.option(fewSlugs, { nil: undefined });
const events: fc.Arbitrary<FilterFormEvent> = fc.oneof(
  slug.map((genre) => ({ type: 'genre-chosen' as const, genre })),
  slug.map((category) => ({ type: 'category-chosen' as const, category })),
  fc.boolean().map((on) => ({ type: 'recently-updated-switched' as const, on })),
  fc.boolean().map((on) => ({ type: 'experiences-switched' as const, on })),
  fc
    .option(fc.constantFrom(...minRatings), { nil: undefined })
    .map((rating) => ({ type: 'rating-chosen' as const, rating })),
  fc
    .option(fc.constantFrom(...gameCapabilities), { nil: undefined })
    .map((capability) => ({ type: 'capability-chosen' as const, capability })),
  fc.constantFrom({ type: 'applied' as const }, { type: 'reset' as const }),
  gameFilters.map((filters) => ({ type: 'address-changed' as const, filters })),
);

describe('nextFilterForm', () => {
  test('keeps choices as drafts until they are applied', () => {
    const chosen = after({ type: 'genre-chosen', genre: 'action' }, { type: 'category-chosen', category: 'shooter' });
    const draft: GameFilters = { ...defaultGameFilters, genre: 'action', category: 'shooter' };
    expect(chosen).toEqual({ applied: defaultGameFilters, draft, awaited: false });
    expect(nextFilterForm(chosen, { type: 'applied' })).toEqual({ applied: draft, draft, awaited: true });
  });

  test('keeps a chosen capability as a draft', () => {
    const { applied, draft } = after({ type: 'capability-chosen', capability: 'hands' });
    expect([applied.capability, draft.capability]).toEqual([undefined, 'hands']);
  });

  test('applies the defaults at once on reset', () => {
    const on = after({ type: 'recently-updated-switched', on: true }, { type: 'applied' });
    expect(nextFilterForm(on, { type: 'reset' })).toMatchObject({
      applied: defaultGameFilters,
      draft: defaultGameFilters,
    });
  });

  test('disables Apply and Reset while all filters are defaults', () => {
    expect(canApplyFilters(after())).toBe(false);
    expect(canApplyFilters(after({ type: 'experiences-switched', on: true }))).toBe(true);
    expect(
      canApplyFilters(after({ type: 'experiences-switched', on: true }, { type: 'experiences-switched', on: false })),
    ).toBe(false);
  });

  test('allows applying a draft that was changed back to the defaults', () => {
    const applied = after({ type: 'rating-chosen', rating: 4 }, { type: 'applied' });
    const back = nextFilterForm(applied, { type: 'rating-chosen', rating: undefined });
    expect(back.draft).toEqual(defaultGameFilters);
    expect(canApplyFilters(back)).toBe(true);
    expect(canApplyFilters(nextFilterForm(back, { type: 'applied' }))).toBe(false);
  });

  test('has unapplied changes while the draft differs from the list', () => {
    const chosen = after({ type: 'rating-chosen', rating: 4 });
    expect(hasUnapplied(chosen)).toBe(true);
    expect(hasUnapplied(nextFilterForm(chosen, { type: 'applied' }))).toBe(false);
    expect(hasUnapplied(after())).toBe(false);
  });

  test('follows the address', () => {
    const filters: GameFilters = { ...defaultGameFilters, genre: 'music' };
    expect(after({ type: 'genre-chosen', genre: 'action' }, { type: 'address-changed', filters })).toEqual(
      initialFilterForm(filters),
    );
  });

  test('keeps a choice made while the list is loading', () => {
    const applied = after({ type: 'genre-chosen', genre: 'action' }, { type: 'applied' });
    const chosen = nextFilterForm(applied, { type: 'rating-chosen', rating: 3 });
    expect(nextFilterForm(chosen, { type: 'address-changed', filters: applied.applied })).toEqual({
      ...chosen,
      awaited: false,
    });
  });

  test('drops unapplied choices after another navigation, such as a new order or page', () => {
    const chosen = after({ type: 'rating-chosen', rating: 3 });
    const there: FilterFormEvent = { type: 'address-changed', filters: defaultGameFilters };
    expect(nextFilterForm(chosen, there)).toEqual(initialFilterForm(defaultGameFilters));
    const arrived = after({ type: 'applied' }, there, { type: 'rating-chosen', rating: 3 });
    expect(nextFilterForm(arrived, there).draft).toEqual(defaultGameFilters);
  });

  property.prop([gameFilters, fc.commands([events.map((event) => new Happen(event))], { maxCommands: 40 })])(
    'always behaves like the model',
    (filters, commands) => {
      fc.modelRun(
        () => ({
          model: { awaited: false, applied: { ...filters }, draft: { ...filters } },
          real: { form: initialFilterForm(filters) },
        }),
        commands,
      );
    },
  );
});
