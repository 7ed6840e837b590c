import { refusal } from '../../platform/http/refusal';

/** Error for a wrong or already used code of a signed-in player. */
export const wrongCode = refusal.validation({
  code: ['This code is not right. Please use the newest one of your app.'],
});
