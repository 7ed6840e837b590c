import { makeAutoObservable, runInAction } from 'mobx';
import type { MoneyGateway } from '../../application/console/money-gateway.port';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Clock } from '../../application/system/clock.port';
import type { FileSaver } from '../../application/system/file-saver.port';
import type { DaySales, DeveloperMoney, SoldItem } from '../../domain/console/developer-money';
import {
  checkPayout,
  decimalText,
  moneyText,
  parseHundredths,
  soldItems,
  statementCsv,
} from '../../domain/console/developer-money';
import { ALL, dayAfter, dayCount, dayOf } from '../../domain/console/game-statistics';
import { ok } from '../../domain/shared/result';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import { confirmAction, doneToast, failedToast } from './console.texts';
import type { Period } from './statistics.machine';
import { daysOf } from './statistics.machine';

export interface MoneyDependencies {
  readonly gateway: Pick<MoneyGateway, 'money' | 'statement' | 'statementPdf' | 'requestPayout'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly dialogs: Pick<DialogState, 'ask'>;
  readonly notices: Pick<NoticesState, 'announce'>;
  readonly files: FileSaver;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Money of a developer: coins of a period, statements, balance and the form of a payout. A new period loads it again. */
export class MoneyViewModel {
  period: Period = '28';
  /** Game and item, or `all`. */
  item: string = ALL;
  /** Money of the period; of the period before while another one loads. */
  readonly page: LoadedViewModel<DeveloperMoney & { readonly period: Days }>;
  /** Typed amount of a payout. */
  amount = '';
  attempted = false;

  constructor(
    private readonly dependencies: MoneyDependencies,
    private readonly developer: string,
  ) {
    this.page = new LoadedViewModel(
      () => this.find(),
      () => {
        if (this.item !== ALL && !this.items.some((one) => keyOf(one) === this.item)) this.item = ALL;
      },
    );
    makeAutoObservable<this, 'dependencies' | 'developer'>(
      this,
      { dependencies: false, developer: false, page: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return this.page.start();
  }

  /** Items with sales in the period, most coins first. */
  get items(): readonly SoldItem[] {
    return soldItems(this.page.value?.days ?? []);
  }

  /** Sales of the chosen item, newest first. */
  get sales(): readonly DaySales[] {
    const days = this.page.value?.days ?? [];
    return days.filter((one) => this.item === ALL || keyOf(one) === this.item).toReversed();
  }

  /** Coins of the chosen item on each day of the period. */
  get coinsByDay(): readonly { readonly day: string; readonly coins: number }[] {
    if (this.page.value === undefined) return [];
    const { from, to } = this.page.value.period;
    const sums = new Map<string, number>();
    for (const { day, coins } of this.sales) sums.set(day, (sums.get(day) ?? 0) + coins);
    return Array.from({ length: dayCount(from, to) }, (_, index) => {
      const day = dayAfter(from, index);
      return { day, coins: sums.get(day) ?? 0 };
    });
  }

  /** Error text of the typed amount; undefined before the first attempt. */
  get amountProblem(): string | undefined {
    return this.attempted ? this.problem : undefined;
  }

  private get problem(): string | undefined {
    const { terms, balance = 0, payouts = [] } = this.page.value ?? {};
    const amount = parseHundredths(this.amount);
    if (!amount) return 'Enter an amount such as 50.00.';
    const isOpen = payouts.some(({ state }) => state === 'requested');
    const permitted = checkPayout(amount, { balance, isOpen, minimum: terms?.minimum });
    if (permitted.ok || terms === undefined) return undefined;
    if (permitted.error === 'above-balance') return `Your balance is ${moneyText(balance, terms.currency)}.`;
    return permitted.error === 'below-minimum'
      ? `The least amount is ${moneyText(terms.minimum, terms.currency)}.`
      : undefined;
  }

  choosePeriod(period: Period): void {
    this.period = period;
    void this.page.load();
  }

  chooseItem(item: string): void {
    this.item = item;
  }

  typeAmount(amount: string): void {
    this.amount = amount;
  }

  /** Asks for a confirmation and requests the typed amount. */
  async requestPayout(): Promise<void> {
    this.attempted = true;
    const amount = parseHundredths(this.amount);
    const terms = this.page.value?.terms;
    if (this.problem !== undefined || amount === undefined || terms === undefined) return;
    const { gateway, dialogs, notices } = this.dependencies;
    const texts = {
      type: 'info',
      title: `Request ${moneyText(amount, terms.currency)}?`,
      content: 'The operator pays to the account that you have agreed on. You can’t change the request.',
      confirm: 'Request',
    } as const;
    if (!(await confirmAction(dialogs, texts, () => gateway.requestPayout(this.developer, amount)))) return;
    notices.announce(doneToast('Your payout is requested'));
    runInAction(() => {
      this.amount = '';
      this.attempted = false;
    });
    await this.page.load();
  }

  /** Fills in the whole balance. */
  typeBalance(): void {
    this.amount = decimalText(this.page.value?.balance ?? 0);
  }

  async saveCsv(month: string): Promise<void> {
    const { gateway, files, notices } = this.dependencies;
    const answer = await gateway.statement(this.developer, month);
    if (answer.ok) files.save(`${this.fileOf(month)}.csv`, statementCsv(answer.value), 'text/csv');
    else notices.announce(failedToast(answer.error));
  }

  async savePdf(month: string): Promise<void> {
    const { gateway, files, notices } = this.dependencies;
    const answer = await gateway.statementPdf(this.developer, month);
    if (answer.ok) files.save(`${this.fileOf(month)}.pdf`, answer.value, 'application/pdf');
    else notices.announce(failedToast(answer.error));
  }

  private async find() {
    const { developer, period } = this;
    const { gateway, clock } = this.dependencies;
    const to = dayOf(clock.now());
    const from = dayAfter(to, 1 - daysOf(period));
    const answer = await gateway.money(developer, { from, to });
    if (!answer.ok) return answer;
    const { firstDay = to } = answer.value;
    return ok({ ...answer.value, period: { from: period === 'all' && firstDay > from ? firstDay : from, to } });
  }

  private fileOf(month: string): string {
    return `${this.developer}-statement-${month}`;
  }
}

/** Identifies an item of a developer. */
export const keyOf = ({ game, item }: Pick<SoldItem, 'game' | 'item'>): string => `${game}/${item}`;
