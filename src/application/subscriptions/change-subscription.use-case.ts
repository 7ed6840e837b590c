import type { BridgeError } from '../../domain/bridge/bridge-error';
import { bridgeError } from '../../domain/bridge/bridge-error';
import type { MailAnswer } from '../../domain/bridge/mail-methods';
import { isDraftSlug } from '../../domain/games/build-version';
import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { MailSender, SubscriptionChange } from '../../domain/subscriptions/mail-subscription';
import type { NamedSender } from '../../domain/subscriptions/sender-id';
import { changeSubscription } from '../../domain/subscriptions/mail-subscription';
import { dialogEnd } from '../bridge/dialog-end';
import type { GameVisit } from '../bridge/open-game';
import type { QuestionState } from '../bridge/question-state';
import { refuseQuestion, reportEnd } from '../bridge/refuse-question';
import { toBridgeError } from '../bridge/answered';
import type { SecurityGateway } from '../security/security-gateway.port';
import type { SessionState } from '../session/session-state';
import { senderOf } from './sender-of';
import type { SubscriptionGateway } from './subscription-gateway.port';

type Answer = Result<MailAnswer, BridgeError>;

/** Changes a subscription for a game. The player must confirm a subscription, but not its end. */
export class ChangeSubscription {
  constructor(
    private readonly session: SessionState,
    private readonly mails: SubscriptionGateway,
    private readonly account: Pick<SecurityGateway, 'overview'>,
    private readonly questions: QuestionState,
  ) {}

  async execute(
    visit: GameVisit,
    change: SubscriptionChange,
    sender: MailSender,
    player: CurrentUser,
  ): Promise<Answer> {
    // A test stores nothing outside its draft.
    if (isDraftSlug(visit.game.slug))
      return err(bridgeError('err_forbidden', 'The test version of a game cannot change subscriptions.'));
    const name = senderOf(visit.game, sender);
    const unaskable = change === 'subscribe' ? this.questions.refusal('mail-subscription') : undefined;
    if (unaskable !== undefined) return err(refuseQuestion(unaskable));
    const current = await this.mails.check(name);
    if (!current.ok) return err(toBridgeError(current.error));
    const { subscribed, asksPlayer } = changeSubscription(current.value, change);
    if (asksPlayer) return this.ask(visit, name, player);
    if (subscribed === current.value) return ok({ subscribed, asked: false });
    const ended = await this.mails.unsubscribe(name);
    return ended.ok ? ok({ subscribed: ended.value, asked: false }) : err(toBridgeError(ended.error));
  }

  private async ask(visit: GameVisit, name: NamedSender, player: CurrentUser): Promise<Answer> {
    const overview = await this.account.overview();
    if (!overview.ok) return err(toBridgeError(overview.error));
    if (this.session.current.user?.id !== player.id)
      return err(bridgeError('err_unauthenticated', 'The player has left.'));
    const { sender } = name;
    const { game } = visit;
    const asked = this.questions.ask(
      {
        kind: 'mail-subscription',
        game: game.title,
        sender,
        name: sender === 'game' ? game.title : game.developer.name,
        address: overview.value.email,
      },
      {
        agree: async () => {
          const done = await this.mails.subscribe(name);
          return done.ok ? ok(undefined) : done;
        },
        waits: () => visit.send({ name: 'dialog', detail: { asks: 'mail-subscription' } }),
      },
    );
    const reported = reportEnd(asked, (ended) => {
      const end = dialogEnd(ended);
      if (end !== undefined) visit.send({ name: 'mail', detail: { sender, subscribed: end.ok, ...end } });
    });
    return reported.ok ? ok({ subscribed: false, asked: true }) : reported;
  }
}
