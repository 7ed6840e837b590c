import { makeAutoObservable, observableRef } from 'mobx';
import type { SuggestSearch } from '../../application/search/suggest-search.use-case';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { SearchBar, SearchBarPhase } from '../../domain/search/search-bar';
import {
  collapsedSearchBar,
  nextSearchBar,
  SEARCH_BAR_MORPH,
  untilSearchBarRests,
} from '../../domain/search/search-bar';
import type { SearchQuery } from '../../domain/search/search-query';
import type { SuggestionEvent, Suggestions } from '../../domain/search/suggestions';
import { dueSuggestions, noSuggestions, nextSuggestions, SUGGESTION_DELAY } from '../../domain/search/suggestions';
import type { Disposer } from '../shared/disposables';
import type { SearchFormViewModel } from './search-form.view-model';
import type { SuggestionOption } from './suggestion-option';
import { optionAddress } from './suggestion-option';

/** The search bar of the header: how far it is open, and what it suggests while somebody types (spec 1 §4). */
export class SearchBarViewModel {
  private bar: SearchBar = collapsedSearchBar;
  private suggestions: Suggestions<SuggestionOption> = noSuggestions();
  private barMoved = 0;
  private endMorph: Cancel | undefined = undefined;
  private endWaiting: Cancel | undefined = undefined;

  constructor(
    readonly form: SearchFormViewModel,
    private readonly suggest: SuggestSearch,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'bar' | 'suggestions' | 'barMoved' | 'endMorph' | 'endWaiting' | 'suggest' | 'clock'>(
      this,
      {
        form: false,
        suggest: false,
        clock: false,
        barMoved: false,
        endMorph: false,
        endWaiting: false,
        bar: observableRef,
        suggestions: observableRef,
      },
      { autoBind: true },
    );
  }

  get phase(): SearchBarPhase {
    return this.bar.phase;
  }

  /** Wide, or on the way there. */
  get open(): boolean {
    return this.phase === 'expanding' || this.phase === 'expanded';
  }

  get options(): readonly SuggestionOption[] {
    return this.suggestions.items;
  }

  /** Which row is under the keyboard. */
  get highlighted(): number | undefined {
    return this.suggestions.highlighted;
  }

  /** Suggestions are on their way. */
  get waiting(): boolean {
    return this.suggestions.status === 'waiting';
  }

  /** Suggestions could not be had; searching itself may well work. */
  get failed(): boolean {
    return this.open && this.suggestions.status === 'failed';
  }

  /** There is a list to walk through. */
  get listed(): boolean {
    return this.open && this.options.length > 0;
  }

  start(): Disposer {
    return () => {
      this.endMorph?.();
      this.endWaiting?.();
    };
  }

  /** `atOnce` under reduced motion. */
  expand(atOnce = false): void {
    this.move('opened', atOnce);
  }

  /** Gives up the suggestions as well. */
  collapse(atOnce = false): void {
    this.closeList();
    this.move('closed', atOnce);
  }

  typed(text: string): void {
    this.form.typed(text);
    const before = this.suggestions.request;
    this.apply({ type: 'typed', text });
    const due = dueSuggestions(this.suggestions);
    if (due === undefined) this.endWaiting?.();
    if (due === undefined || due.request === before) return;
    this.endWaiting?.();
    this.endWaiting = this.clock.after(SUGGESTION_DELAY, () => void this.ask(due.request, due.query));
  }

  /** Asks once more for the suggestions that could not be had. */
  retry(): void {
    this.typed(this.suggestions.query ?? '');
  }

  highlight(by: 1 | -1): void {
    this.apply({ type: 'moved', by });
  }

  highlightEnd(to: 'first' | 'last'): void {
    this.apply({ type: 'jumped', to });
  }

  closeList(): void {
    this.endWaiting?.();
    this.apply({ type: 'closed' });
  }

  /** Where the row under the keyboard leads. */
  get chosen(): string | undefined {
    const option = this.highlighted === undefined ? undefined : this.options[this.highlighted];
    return option && this.addressOf(option);
  }

  addressOf(option: SuggestionOption): string {
    return optionAddress(option, this.form.types);
  }

  private async ask(request: number, query: SearchQuery): Promise<void> {
    const answer = await this.suggest.execute(query);
    this.apply(
      answer.ok
        ? { type: 'answered', request, items: [...answer.value, { kind: 'all', query }] }
        : { type: 'failed', request },
    );
  }

  private apply(event: SuggestionEvent<SuggestionOption>): void {
    this.suggestions = nextSuggestions(this.suggestions, event);
  }

  private move(type: 'opened' | 'closed', atOnce: boolean): void {
    this.catchUp();
    this.bar = nextSearchBar(this.bar, { type });
    if (atOnce) this.bar = nextSearchBar(this.bar, { type: 'time-passed', milliseconds: SEARCH_BAR_MORPH });
    this.morph();
  }

  private catchUp(): void {
    const now = this.clock.now();
    this.bar = nextSearchBar(this.bar, { type: 'time-passed', milliseconds: Math.max(0, now - this.barMoved) });
    this.barMoved = now;
  }

  private morph(): void {
    this.endMorph?.();
    const rest = untilSearchBarRests(this.bar);
    if (rest === undefined) return;
    this.endMorph = this.clock.after(Math.max(1, rest), () => {
      this.catchUp();
      // A timer may come a moment early.
      this.morph();
    });
  }
}
