import { makeAutoObservable, observableRef } from 'mobx';
import type { GameFilters } from '../../domain/games/game-filters';
import type { FilterForm, FilterFormEvent } from './filter-form.machine';
import { canApplyFilters, hasUnapplied, initialFilterForm, nextFilterForm } from './filter-form.machine';

/** State of the filter form: choices are a draft until applied (spec 2 §2). */
export class FilterFormViewModel {
  private form: FilterForm;

  constructor(filters: GameFilters) {
    this.form = initialFilterForm(filters);
    makeAutoObservable<this, 'form'>(this, { form: observableRef }, { autoBind: true });
  }

  /** Chosen filters, applied or not. */
  get draft(): GameFilters {
    return this.form.draft;
  }

  /** True if Apply and Reset are enabled. */
  get canApply(): boolean {
    return canApplyFilters(this.form);
  }

  /** True if the draft differs from the applied filters. */
  get hasUnapplied(): boolean {
    return hasUnapplied(this.form);
  }

  send(event: FilterFormEvent): void {
    this.form = nextFilterForm(this.form, event);
  }
}
