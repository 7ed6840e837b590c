import type { ApiFailure } from '../../application/http/api-failure';
import type { SaveGateway } from '../../application/saves/save-gateway.port';
import type { WireSave } from '../../contract/saves.contract';
import type { GameSave, GameSaves } from '../../domain/bridge/game-score';
import type { WriteArguments } from '../../domain/bridge/save-methods';
import type { JsonValue } from '../../domain/saves/json-value';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './map-ok';

export class HttpSaveGateway implements SaveGateway {
  constructor(private readonly http: HttpClient) {}

  async all(game: string): Promise<Result<GameSaves, ApiFailure>> {
    const answer = await this.http.send('savesAll', { params: { game } });
    return mapOk(answer, (slots) =>
      Object.fromEntries(Object.entries(slots).map(([slot, save]) => [slot, toGameSave(save)])),
    );
  }

  async load(game: string, slot: number, version?: number): Promise<Result<GameSave, ApiFailure>> {
    const query = version === undefined ? {} : { version };
    return mapOk(await this.http.send('saveLoad', { params: { game, slot: String(slot) }, query }), toGameSave);
  }

  async write(game: string, save: WriteArguments): Promise<Result<{ readonly version: number }, ApiFailure>> {
    const { slot, name, data, base } = save;
    return this.http.send('saveWrite', { params: { game }, body: { slot, name, data, base } });
  }

  async remove(game: string, slot: number): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('saveDelete', { params: { game }, body: { slot } }), discardValue);
  }

  async clear(game: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('savesClear', { params: { game } }), discardValue);
  }
}

function toGameSave({ name, data, version, created, updated }: WireSave): GameSave {
  // The server stores and returns JSON values only.
  return { name, data: data as JsonValue, version, createdAt: created, updatedAt: updated };
}
