import { copyFileName } from '../../domain/account/account-deletion';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FileSaver } from '../system/file-saver.port';
import type { AccountDeletionGateway } from './account-deletion-gateway.port';

/** Fetches the data export and offers it to the player as a file. */
export class SaveCopy {
  constructor(
    private readonly gateway: Pick<AccountDeletionGateway, 'copyContent'>,
    private readonly files: FileSaver,
  ) {}

  /** `ready`: time at which the data export was created. */
  async execute(ready: string): Promise<Result<void, ApiFailure>> {
    const content = await this.gateway.copyContent();
    if (!content.ok) return content;
    this.files.save(copyFileName(ready), `${JSON.stringify(content.value, null, 2)}\n`, 'application/json');
    return ok(undefined);
  }
}
