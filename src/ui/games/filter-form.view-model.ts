import { makeAutoObservable, observableRef } from 'mobx';
import type { FilterForm, FilterFormEvent } from '../../domain/games/filter-form';
import { canApplyFilters, hasUnapplied, initialFilterForm, nextFilterForm } from '../../domain/games/filter-form';
import type { GameFilters } from '../../domain/games/game-filters';

/** The filters of the game index: what is chosen stays a draft until it is applied (spec 2 §2). */
export class FilterFormViewModel {
  private form: FilterForm;

  constructor(filters: GameFilters) {
    this.form = initialFilterForm(filters);
    makeAutoObservable<this, 'form'>(this, { form: observableRef }, { autoBind: true });
  }

  /** What is chosen, applied or not. */
  get draft(): GameFilters {
    return this.form.draft;
  }

  /** Whether Apply and Reset can be pressed. */
  get canApply(): boolean {
    return canApplyFilters(this.form);
  }

  /** Whether something is chosen that the list does not show yet. */
  get hasUnapplied(): boolean {
    return hasUnapplied(this.form);
  }

  send(event: FilterFormEvent): void {
    this.form = nextFilterForm(this.form, event);
  }
}
