import { argumentBytes } from '../../src/domain/bridge/argument-bytes';
import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';
import { admitCall, callAnswered, unusedRate } from '../../src/domain/bridge/bridge-limits';
import { answerWithoutAd } from '../../src/domain/bridge/game-ad.policy';
import type { MailAnswer } from '../../src/domain/bridge/mail-methods';
import { refused, succeeded } from '../../src/domain/bridge/message';
import type { MethodName } from '../../src/domain/bridge/method-table';
import { methodTable } from '../../src/domain/bridge/method-table';
import { authorizeCaller, parseCall } from '../../src/domain/bridge/parse-call';
import { utf8Bytes } from '../../src/domain/saves/json';
import { saveLimits } from '../../src/domain/saves/save-version';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { MailSender, SubscriptionChange } from '../../src/domain/subscriptions/mail-subscription';
import { changeSubscription } from '../../src/domain/subscriptions/mail-subscription';
import type { Carrier, SdkEnds } from '../carrier';
import { allSaves, clearSaves, deleteSave, loadSave, versionOf, writeSave } from '../page/save-slots';
import { askPlayer } from './ask-player';
import { localAchievements } from './local-achievements';
import { localBoards } from './local-boards';
import { setSignedIn } from './local-changes';
import type { LocalFaults } from './local-faults';
import { localInventory } from './local-inventory';
import type { LocalPlay } from './local-play';
import type { LocalCalls, LocalPortal } from './local-portal-state';
import { localPlayer, change } from './local-portal-state';
import { localTakeover } from './local-takeover';

const senders: Readonly<Record<MailSender, string>> = { game: 'this game', developer: 'all games of its developer' };

/** Calls about the subscriptions of the sandbox's player. No emails are sent. */
function localMails(
  world: LocalPortal,
): LocalCalls<'mail.subscribe' | 'mail.unsubscribe' | 'mail.check' | 'mail.toggle'> {
  const isSubscribed = (sender: MailSender) => world.store.read().mails[sender] === true;
  const store = (sender: MailSender, subscribed: boolean) =>
    change(world, { mails: { ...world.store.read().mails, [sender]: subscribed } });

  function apply(sender: MailSender, wanted: SubscriptionChange): Result<MailAnswer, BridgeError> {
    const { subscribed, asksPlayer } = changeSubscription(isSubscribed(sender), wanted);
    if (!asksPlayer) {
      store(sender, subscribed);
      return ok({ subscribed, asked: false });
    }
    const question = { title: 'Subscribe to emails?', text: `Emails about ${senders[sender]}.`, yes: 'Subscribe' };
    const refused = askPlayer(world, 'mail-subscription', question, (agreed) => {
      if (agreed) store(sender, true);
      const end = agreed ? ({ ok: true } as const) : ({ ok: false, code: 'err_declined' } as const);
      world.emit('mail', { sender, subscribed: agreed, ...end });
    });
    return refused === undefined ? ok({ subscribed: false, asked: true }) : err(refused);
  }

  return {
    'mail.subscribe': ({ sender }) => apply(sender, 'subscribe'),
    'mail.unsubscribe': ({ sender }) => apply(sender, 'unsubscribe'),
    'mail.toggle': ({ sender }) => apply(sender, 'toggle'),
    'mail.check': ({ sender }) => ok(isSubscribed(sender)),
  };
}

/** Calls about the saves of the sandbox's player, with the last ten versions of each slot. */
function localSaves(
  world: LocalPortal,
): LocalCalls<'save.all' | 'save.load' | 'save.write' | 'save.delete' | 'save.clear'> {
  const saves = () => world.store.read().saves;
  return {
    'save.all': () => ok(allSaves(saves())),
    'save.load': ({ slot, version }) => loadSave(saves(), slot, version),
    'save.write': (save) => {
      const written = writeSave(saves(), save, new Date(world.now()).toISOString(), saveLimits.versions);
      if (!written.ok) return written;
      change(world, { saves: written.value });
      return ok({ version: versionOf(written.value, save.slot) });
    },
    'save.delete': ({ slot }) => {
      change(world, { saves: deleteSave(saves(), slot) });
      return ok(undefined);
    },
    'save.clear': () => {
      change(world, { saves: clearSaves(saves()) });
      return ok(undefined);
    },
  };
}

/** Calls about ads. A dialog replaces the video; its buttons watch or skip the ad. */
function localAds(world: LocalPortal): LocalCalls<'ads.show'> {
  let lastMidgameAt: number | undefined;
  return {
    'ads.show': ({ kind }) => {
      const now = world.now();
      const { premium } = world.store.read();
      const situation = { premium, adsDisabled: false, inHeadset: world.inHeadset(), busy: false };
      const refused = answerWithoutAd({ ...situation, kind, lastMidgameAt, now });
      if (refused !== undefined) return ok(refused);
      const answer = world.ask({ title: 'Advertisement', text: `A ${kind} video ad is shown here.`, yes: 'Watch it' });
      if (answer === undefined) return ok({ state: 'unfilled', reason: 'busy' });
      if (kind === 'midgame') lastMidgameAt = now;
      world.emit('mute', undefined);
      world.emit('pause', undefined);
      world.emit('ad', { kind, state: 'started' });
      void answer.then((watched) => {
        world.emit('resume', undefined);
        world.emit('unmute', undefined);
        world.emit('ad', { kind, state: watched ? 'finished' : 'skipped' });
      });
      return ok({ state: 'started' });
    },
  };
}

/** Calls about the sandbox's player. The login asks nothing. */
function localUser(
  world: LocalPortal,
): LocalCalls<
  'user.isLoggedIn' | 'user.getName' | 'user.getAlias' | 'user.getCoins' | 'user.token' | 'user.openLogin'
> {
  return {
    'user.isLoggedIn': () => ok(world.store.read().signedIn),
    'user.getName': () => ok(localPlayer.username),
    'user.getAlias': () => ok(localPlayer.alias),
    'user.getCoins': () => ok(world.store.read().coins),
    'user.token': () =>
      err(bridgeError('err_unsupported', 'The sandbox cannot sign tokens. Publish a draft to test them.')),
    'user.openLogin': () => {
      setSignedIn(world, true);
      return ok(undefined);
    },
  };
}

type AnyCall = (args: unknown) => Result<unknown, BridgeError>;

function weightOf(args: unknown): number {
  try {
    return utf8Bytes(JSON.stringify(args) ?? '');
  } catch {
    // Parsing refuses arguments that are not JSON.
    return 0;
  }
}

function handlersOf(world: LocalPortal, play: LocalPlay): LocalCalls<MethodName> {
  return {
    ...localUser(world),
    ...localInventory(world),
    ...localBoards(world),
    ...localSaves(world),
    ...localMails(world),
    ...localAchievements(world),
    ...localTakeover(world),
    ...localAds(world),
    'session.xr': ({ signal }) => ok(play.xr(signal) as undefined),
    'session.lifecycle': ({ signal }) => ok(play.lifecycle(signal) as undefined),
  };
}

/** Answers calls in the page by the portal's rules and limits, for a game outside the portal. */
export function carryLocally(
  world: LocalPortal,
  play: LocalPlay,
  faults: LocalFaults,
  settle: SdkEnds['settle'],
): Carrier {
  const handlers = handlersOf(world, play);
  let rate = unusedRate;

  function answer(method: MethodName, args: unknown): Result<unknown, BridgeError> {
    if (weightOf(args) > argumentBytes(method))
      return err(bridgeError('err_too_large', 'The arguments are too large.'));
    const call = parseCall(method, args);
    if (!call.ok) return call;
    const refusal = authorizeCaller(methodTable[method], world.store.read().signedIn) ?? faults.of(method);
    if (refusal !== undefined) return err(refusal);
    try {
      return (handlers[method] as AnyCall)(call.value.args);
    } catch {
      return err(bridgeError('err_internal', 'The sandbox failed to answer.'));
    }
  }

  return (id, method, args) => {
    const admitted = admitCall(rate, performance.now());
    if (admitted === undefined) return settle(refused(id, bridgeError('err_too_many_requests', 'Too many calls.')));
    rate = admitted;
    const result = answer(method, args);
    // The game receives a copy, as it does through the portal's message port.
    const response = result.ok ? succeeded(id, structuredClone(result.value)) : refused(id, result.error);
    const respond = () => {
      rate = callAnswered(rate);
      settle(response);
    };
    if (faults.latency > 0) setTimeout(respond, faults.latency);
    else respond();
  };
}
