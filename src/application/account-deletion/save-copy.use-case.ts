import { copyFileName } from '../../domain/account/account-deletion';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FileSaver } from '../system/file-saver.port';
import type { AccountDeletionGateway } from './account-deletion-gateway.port';

/** Fetches the copy of the player's data and gives it to them as a file. */
export class SaveCopy {
  constructor(
    private readonly gateway: Pick<AccountDeletionGateway, 'copyContent'>,
    private readonly files: FileSaver,
  ) {}

  /** `ready`: when the copy was made. */
  async execute(ready: string): Promise<Result<void, ApiFailure>> {
    const content = await this.gateway.copyContent();
    if (!content.ok) return content;
    this.files.save(copyFileName(ready), `${JSON.stringify(content.value, null, 2)}\n`, 'application/json');
    return ok(undefined);
  }
}
