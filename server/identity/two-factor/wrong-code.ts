import { refusal } from '../../platform/http/refusal';

/** A code of somebody who is signed in that is not right, or was taken before. */
export const wrongCode = refusal.validation({
  code: ['This code is not right. Please use the newest one of your app.'],
});
