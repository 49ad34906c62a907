import {
  type Account,
  changeAccountEndpoint,
  deleteAccountEndpoint,
  exportAccountEndpoint,
  readAccountEndpoint,
} from '../../../../contract/account.ts';
import { changePasswordEndpoint } from '../../../../contract/users.ts';
import { shopApi } from '../../../api/shop-api.ts';

/** As typed: the server reads the phone number in any Nigerian way of writing it. */
export type TypedDetails = { readonly name: string; readonly phone: string };
export type PasswordChange = { readonly currentPassword: string; readonly newPassword: string };

export function readAccount(signal: AbortSignal): Promise<Account> {
  return shopApi.get(readAccountEndpoint.path, { answerSchema: readAccountEndpoint.answerSchema, signal });
}

export function changeAccount(details: TypedDetails): Promise<Account> {
  return shopApi.patch(changeAccountEndpoint.path, details, {
    answerSchema: changeAccountEndpoint.answerSchema,
  });
}

export async function changePassword(change: PasswordChange): Promise<void> {
  await shopApi.post(changePasswordEndpoint.path, change);
}

/** Everything the shop keeps about the person who asks. */
export function exportAccount(): Promise<unknown> {
  return shopApi.post(exportAccountEndpoint.path);
}

export async function deleteAccount(password: string): Promise<void> {
  const { method, path } = deleteAccountEndpoint;
  await shopApi.request({ method, path, body: { password } });
}
