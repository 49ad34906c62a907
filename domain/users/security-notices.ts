/** What a person is told about their own account, whatever notifications they have chosen. */
export const PERSON_NOTICES = [
  'password_changed',
  'email_change_requested',
  'email_changed',
  'second_factor_changed',
  'recovery_code_used',
  'new_device',
  'access_changed',
] as const;

/** What every administrator is told, so that none of them does it unnoticed. */
export const ADMINISTRATOR_NOTICES = [
  'role_changed',
  'bank_account_changed',
  'refunded',
  'people_exported',
  'person_erased',
] as const;

export type PersonNotice = (typeof PERSON_NOTICES)[number];
export type AdministratorNotice = (typeof ADMINISTRATOR_NOTICES)[number];
/** The order money goes back for, and how much of it in naira. */
export type RefundedOrder = {
  readonly number: string;
  readonly amount: number;
  /** How much of it is only written down: somebody still has to send that by bank transfer. Left out: nothing. */
  readonly toSend?: number | undefined;
};

/** What became of somebody who works here; both roles are as the activity log has them. */
export type StaffChange = {
  readonly userId: string;
  readonly did: 'role' | 'disabled' | 'enabled' | 'joined';
  readonly before?: string | undefined;
  readonly after?: string | undefined;
};

/** Whom or what a notice is about, where it says so. */
export type NoticeSubject = {
  readonly order?: RefundedOrder | undefined;
  readonly member?: StaffChange | undefined;
};

export type SecurityNotice = PersonNotice | AdministratorNotice;

export const SECURITY_NOTICES = [...PERSON_NOTICES, ...ADMINISTRATOR_NOTICES] as const;
