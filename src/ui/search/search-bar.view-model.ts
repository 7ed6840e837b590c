import { makeAutoObservable, observableRef } from 'mobx';
import type { SuggestSearch } from '../../application/search/suggest-search.use-case';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { SearchQuery } from '../../domain/search/search-query';
import type { SuggestionEvent, Suggestions } from '../../domain/search/suggestions';
import { dueSuggestions, noSuggestions, nextSuggestions, SUGGESTION_DELAY } from '../../domain/search/suggestions';
import type { Disposer } from '../shared/disposables';
import type { SearchBar, SearchBarPhase } from './search-bar.machine';
import { collapsedSearchBar, nextSearchBar, SEARCH_BAR_MORPH, untilSearchBarRests } from './search-bar.machine';
import type { SearchFormViewModel } from './search-form.view-model';
import type { SuggestionOption } from './suggestion-option';
import { optionAddress } from './suggestion-option';

/** State of the header's search bar: its animation phase and its suggestions (spec 1 §4). */
export class SearchBarViewModel {
  private bar: SearchBar = collapsedSearchBar;
  private isUsed = false;
  private suggestions: Suggestions<SuggestionOption> = noSuggestions();
  private phaseUpdatedAt = 0;
  private endMorph: Cancel | undefined = undefined;
  private endWaiting: Cancel | undefined = undefined;

  constructor(
    readonly form: SearchFormViewModel,
    private readonly suggest: SuggestSearch,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<
      this,
      'bar' | 'isUsed' | 'suggestions' | 'phaseUpdatedAt' | 'endMorph' | 'endWaiting' | 'suggest' | 'clock'
    >(
      this,
      {
        form: false,
        suggest: false,
        clock: false,
        isUsed: true,
        phaseUpdatedAt: false,
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

  /** True while expanded or expanding. */
  get open(): boolean {
    return this.phase === 'expanding' || this.phase === 'expanded';
  }

  /** True if the Back button closes the bar. A bar that only has the focus leaves the browser's history alone. */
  get closesOnBack(): boolean {
    return this.open && this.isUsed;
  }

  get options(): readonly SuggestionOption[] {
    return this.suggestions.items;
  }

  /** Index of the highlighted row. */
  get highlighted(): number | undefined {
    return this.suggestions.highlighted;
  }

  /** True while suggestions load. */
  get waiting(): boolean {
    return this.suggestions.status === 'waiting';
  }

  /** True if the suggestions failed to load. */
  get failed(): boolean {
    return this.open && this.suggestions.status === 'failed';
  }

  /** True if the list has rows. */
  get listed(): boolean {
    return this.open && this.options.length > 0;
  }

  start(): Disposer {
    return () => {
      this.endMorph?.();
      this.endWaiting?.();
    };
  }

  /** Expands the bar; `atOnce` skips the animation for reduced motion. */
  expand(atOnce = false): void {
    this.transition('opened', atOnce);
  }

  /** Collapses the bar and discards the suggestions. */
  collapse(atOnce = false): void {
    this.isUsed = false;
    this.closeList();
    this.transition('closed', atOnce);
  }

  /** Records that the visitor has pressed the open bar or typed in it. */
  use(): void {
    this.isUsed = this.open;
  }

  typed(text: string): void {
    this.form.typed(text);
    const before = this.suggestions.request;
    this.apply({ type: 'typed', text });
    const due = dueSuggestions(this.suggestions);
    if (due === undefined) this.endWaiting?.();
    if (due === undefined || due.request === before) return;
    this.endWaiting?.();
    this.endWaiting = this.clock.after(SUGGESTION_DELAY, () => void this.loadSuggestions(due.request, due.query));
  }

  /** Loads the failed suggestions again. */
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

  /** Address of the highlighted row. */
  get chosen(): string | undefined {
    const option = this.highlighted === undefined ? undefined : this.options[this.highlighted];
    return option && this.addressOf(option);
  }

  addressOf(option: SuggestionOption): string {
    return optionAddress(option, this.form.types);
  }

  private async loadSuggestions(request: number, query: SearchQuery): Promise<void> {
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

  private transition(type: 'opened' | 'closed', atOnce: boolean): void {
    this.advancePhase();
    this.bar = nextSearchBar(this.bar, { type });
    if (atOnce) this.bar = nextSearchBar(this.bar, { type: 'time-passed', milliseconds: SEARCH_BAR_MORPH });
    this.scheduleMorph();
  }

  private advancePhase(): void {
    const now = this.clock.now();
    this.bar = nextSearchBar(this.bar, { type: 'time-passed', milliseconds: Math.max(0, now - this.phaseUpdatedAt) });
    this.phaseUpdatedAt = now;
  }

  private scheduleMorph(): void {
    this.endMorph?.();
    const remaining = untilSearchBarRests(this.bar);
    if (remaining === undefined) return;
    this.endMorph = this.clock.after(Math.max(1, remaining), () => {
      this.advancePhase();
      // A timer may fire slightly early.
      this.scheduleMorph();
    });
  }
}
