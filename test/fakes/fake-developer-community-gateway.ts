import type { DeveloperCommunityGateway } from '../../src/application/console/community-gateway.port';
import type { ApiFailure } from '../../src/application/http/api-failure';
import type { AnnouncementText, EditedAnnouncement, OwnAnnouncement } from '../../src/domain/console/announcement';
import type { PlayerMessage } from '../../src/domain/console/player-message';
import type { OwnReview, OwnReviewFilter, ReviewAnswer } from '../../src/domain/console/own-reviews';
import { paginate } from '../../src/domain/shared/pagination';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { TicketEvent, TicketStatus } from '../../src/domain/support/ticket';
import { ticketStatusAfter } from '../../src/domain/support/ticket';
import { aRefusal } from './a-refusal';

const date = '2026-01-01T00:00:00.000Z';

/** Creates a review of a game without an answer. */
export const anOwnReview = (change: Partial<OwnReview> = {}): OwnReview => ({
  id: 'r1',
  rating: 4,
  body: 'A quiet place to be in for a while.',
  author: { username: 'vega', alias: 'Vega' },
  date: { posted: date, updated: date },
  answer: undefined,
  ...change,
});

/** Creates an answer to a review. */
export const anAnswer = (body: string, revision = 'a1'): ReviewAnswer => ({
  ...{ body, revision, posted: date, changed: date, by: 'nova' },
});

/** Creates a stored draft. */
export const anAnnouncement = (change: Partial<EditedAnnouncement> = {}): EditedAnnouncement => ({
  text: { title: 'Kite 2', body: 'It is **windy**.', game: undefined },
  revision: 'r1',
  state: 'draft',
  scheduled: undefined,
  html: '<p>It is <strong>windy</strong>.</p>',
  page: undefined,
  ...change,
});

/** Creates a message of a player with one post. */
export const aPlayerMessage = (change: Partial<PlayerMessage> = {}): PlayerMessage => ({
  number: 'ABCD2345',
  game: { slug: 'kite', title: 'Kite' },
  author: { username: 'vega', alias: 'Vega' },
  subject: 'The kite does not fly',
  status: 'open',
  created: date,
  updated: date,
  replies: 0,
  posts: [{ by: 'player', text: 'It stays on the ground.', date }],
  ...change,
});

/** In-memory reviews, announcements and messages; every call fails with `failure` while it is set. */
export class FakeDeveloperCommunityGateway implements DeveloperCommunityGateway {
  failure: ApiFailure | undefined;
  reviewsNow: readonly OwnReview[] = [anOwnReview()];
  announcementNow = anAnnouncement();
  listNow: readonly OwnAnnouncement[] = [
    { slug: 'kite-2', title: 'Kite 2', state: 'draft', date, scheduled: undefined },
  ];
  messagesNow: readonly PlayerMessage[] = [aPlayerMessage()];
  readonly calls: unknown[][] = [];

  reviews(_developer: string, _game: string, { unanswered, stars }: OwnReviewFilter, page: number) {
    const found = this.reviewsNow.filter(
      ({ answer, rating }) => (!unanswered || answer === undefined) && (stars === undefined || rating === stars),
    );
    return this.answered({ reviews: found, pagination: paginate(found.length, page) });
  }

  review(_developer: string, _game: string, id: string) {
    const found = this.reviewsNow.find((one) => one.id === id);
    return Promise.resolve(found ? ok(found) : err(aRefusal({ status: 404 })));
  }

  answer(
    _developer: string,
    _game: string,
    id: string,
    { body, revision }: { readonly body: string; readonly revision: string | undefined },
  ) {
    this.calls.push(['answer', id, body, revision]);
    const stored = this.reviewsNow.find((one) => one.id === id)?.answer;
    if (stored?.revision !== revision)
      return Promise.resolve(err(aRefusal({ status: 409, message: 'Another member has answered.' })));
    const answer = anAnswer(body, `${revision ?? 'a'}+`);
    if (this.failure === undefined) this.store(id, answer);
    return this.answered(answer);
  }

  removeAnswer(_developer: string, _game: string, id: string, revision: string) {
    this.calls.push(['removeAnswer', id, revision]);
    if (this.failure === undefined) this.store(id, undefined);
    return this.answered(undefined);
  }

  announcements(_developer: string, page: number) {
    return this.answered({ announcements: this.listNow, pagination: paginate(this.listNow.length, page) });
  }

  announcement = () => this.answered(this.announcementNow);

  createAnnouncement(_developer: string, text: AnnouncementText) {
    this.calls.push(['create', text]);
    if (this.failure === undefined) this.announcementNow = anAnnouncement({ text, revision: 'n1' });
    return this.answered({ slug: 'new-one', revision: 'n1' });
  }

  changeAnnouncement(_developer: string, slug: string, revision: string, text: AnnouncementText) {
    this.calls.push(['change', slug, revision, text]);
    if (revision !== this.announcementNow.revision)
      return Promise.resolve(err(aRefusal({ status: 409, message: 'Changed in the meantime.' })));
    const next = `${revision}+`;
    if (this.failure === undefined) this.announcementNow = { ...this.announcementNow, text, revision: next };
    return this.answered(next);
  }

  publishAnnouncement(_developer: string, slug: string, revision: string, at: string | undefined) {
    this.calls.push(['publish', slug, revision, at]);
    if (this.failure === undefined) {
      const published = { state: 'published', scheduled: undefined, page: 'https://portal.test/a' } as const;
      const change = at === undefined ? published : ({ state: 'scheduled', scheduled: at } as const);
      this.announcementNow = { ...this.announcementNow, ...change };
    }
    return this.answered(undefined);
  }

  unscheduleAnnouncement(_developer: string, slug: string) {
    this.calls.push(['unschedule', slug]);
    if (this.failure === undefined)
      this.announcementNow = { ...this.announcementNow, state: 'draft', scheduled: undefined };
    return this.answered(undefined);
  }

  deleteAnnouncement(_developer: string, slug: string) {
    this.calls.push(['delete', slug]);
    return this.answered(undefined);
  }

  previewAnnouncement = (_developer: string, body: string) => this.answered(`<p>${body}</p>`);

  messages(_developer: string, status: TicketStatus | undefined, page: number) {
    const found = this.messagesNow.filter((one) => status === undefined || one.status === status);
    return this.answered({ messages: found, pagination: paginate(found.length, page, 10) });
  }

  message(_developer: string, number: string): Promise<Result<PlayerMessage, ApiFailure>> {
    const found = this.messagesNow.find((one) => one.number === number);
    return found ? this.answered(found) : Promise.resolve(err(aRefusal({ status: 404 })));
  }

  answerMessage(
    developer: string,
    number: string,
    { text, replies }: { readonly text: string; readonly replies: number },
    key: string,
  ) {
    this.calls.push(['answerMessage', number, text, replies, key]);
    if (this.isNewer(number, replies)) return this.refusedAsOld();
    if (this.failure === undefined) this.addPost(number, 'support', text);
    return this.message(developer, number);
  }

  closeMessage(developer: string, number: string, replies: number) {
    this.calls.push(['closeMessage', number, replies]);
    if (this.isNewer(number, replies)) return this.refusedAsOld();
    if (this.failure === undefined) this.changeMessage(number, { type: 'closed' }, {});
    return this.message(developer, number);
  }

  /** Adds a post; posts of the player do not come through a gateway call. */
  addPost(number: string, by: 'player' | 'support', text: string): void {
    const { posts = [], replies = 0 } = this.messagesNow.find((one) => one.number === number) ?? {};
    this.changeMessage(
      number,
      { type: 'replied', by },
      { posts: [...posts, { by, text, date }], replies: replies + 1 },
    );
  }

  private isNewer(number: string, replies: number): boolean {
    return this.messagesNow.some((one) => one.number === number && one.replies > replies);
  }

  private refusedAsOld(): Promise<Result<PlayerMessage, ApiFailure>> {
    return Promise.resolve(err(aRefusal({ status: 409, message: 'There is a newer reply.' })));
  }

  private changeMessage(number: string, event: TicketEvent, change: Partial<PlayerMessage>): void {
    const status = ticketStatusAfter(event);
    this.messagesNow = this.messagesNow.map((one) => (one.number === number ? { ...one, status, ...change } : one));
  }

  private store(id: string, answer: ReviewAnswer | undefined): void {
    this.reviewsNow = this.reviewsNow.map((one) => (one.id === id ? { ...one, answer } : one));
  }

  private answered<T>(value: T): Promise<Result<T, ApiFailure>> {
    return Promise.resolve(this.failure === undefined ? ok(value) : err(this.failure));
  }
}
