import type { Carrier, SdkEnds } from '../../../sdk/carrier';
import { createHolocade } from '../../../sdk/create-holocade';
import type { LoadGuests } from '../../../sdk/guests/guest-part';
import { guestsHere } from './guests-here';
import type { BridgeError } from '../../../src/domain/bridge/bridge-error';
import { refused, succeeded } from '../../../src/domain/bridge/message';
import type { Result } from '../../../src/domain/shared/result';

export interface AskedCall {
  readonly method: string;
  readonly args: unknown;
}

/** An SDK with scripted results and events. */
export function scriptedSdk(
  answer: (call: AskedCall) => Promise<Result<unknown, BridgeError>> | Result<unknown, BridgeError>,
  loadGuests: LoadGuests = guestsHere,
) {
  const asked: AskedCall[] = [];
  let ends: SdkEnds | undefined;
  const carrier: Carrier = (id, method, args) => {
    asked.push({ method, args });
    void Promise.resolve(answer({ method, args })).then((result) =>
      ends?.settle(result.ok ? succeeded(id, result.value) : refused(id, result.error)),
    );
  };
  const page = { location: { search: '' } } as Record<string, unknown>;
  page['parent'] = page;
  const start = (given: SdkEnds) => {
    ends = given;
    return carrier;
  };
  const sdk = createHolocade(
    page as unknown as Window,
    () => Promise.resolve(() => Promise.resolve(start)),
    loadGuests,
  );
  return { sdk, asked, emit: (name: string, detail: unknown) => ends?.emit(name, detail) };
}
