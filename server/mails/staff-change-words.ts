import { ROLE_DUTIES } from '../../domain/users/role-duties.ts';
import { ROLE_NAMES, STAFF_ROLES, type StaffRole } from '../../domain/users/roles.ts';
import type { StaffChange } from '../../domain/users/security-notices.ts';

export type ChangedMember = Omit<StaffChange, 'userId'> & { readonly name: string };

export type NoticeWords = {
  readonly subject: string;
  readonly happened: string;
  /** A sentence of its own after it. */
  readonly follows?: string;
};

/** To the administrators. */
export function sayStaffChange(actor: string, member?: ChangedMember): NoticeWords {
  if (!member) {
    return {
      subject: 'A staff account was changed',
      happened: `${actor} changed the role or access of a team member`,
    };
  }
  const { name, did } = member;
  const [before, after] = [nameRole(member.before), nameRole(member.after)];
  if (did === 'disabled' || did === 'enabled') {
    return { subject: `${name}’s account was ${did}`, happened: `${actor} ${did} ${name}’s staff account` };
  }
  if (did === 'joined') {
    return {
      subject: `${name} joined your team`,
      happened: `${name} accepted ${actor === 'You' ? 'your' : `${actor}’s`} invitation and joined the team as ${after}`,
    };
  }
  if (!after) {
    return {
      subject: `${name} was removed from your team`,
      happened: `${actor} removed ${name} (${before}) from the team`,
    };
  }
  if (!before) {
    return {
      subject: `${name} was added to your team`,
      happened: `${actor} added ${name} to the team as ${after}`,
    };
  }
  return {
    subject: `${name}’s role was changed`,
    happened: `${actor} changed ${name}’s role from ${before} to ${after}`,
  };
}

/** To whoever it is about: what they can do from now on. */
export function sayOwnChange(actor: string, member?: ChangedMember): NoticeWords {
  if (!member)
    return { subject: 'Your access was changed', happened: `${actor} changed your role or access` };
  const { did } = member;
  const [before, after] = [nameRole(member.before), nameRole(member.after)];
  if (did === 'disabled') {
    return {
      subject: 'Your account was disabled',
      happened: `${actor} disabled your staff account`,
      follows: 'You can’t sign in until it’s enabled again.',
    };
  }
  if (did === 'enabled') {
    return {
      subject: 'Your account was enabled again',
      happened: `${actor} enabled your staff account again`,
      follows: 'You can sign in again.',
    };
  }
  const role = findRole(member.after);
  if (!role) {
    return {
      subject: 'You’re no longer on the team',
      happened: `${actor} removed you (${before}) from the team`,
      follows: 'You can still sign in to order and to see your orders.',
    };
  }
  const follows = ROLE_DUTIES[role];
  if (did === 'joined') {
    const whose = actor === 'You' ? 'your own' : `${actor}’s`;
    return {
      subject: 'You joined the team',
      happened: `You accepted ${whose} invitation and joined the team as ${after}`,
      follows,
    };
  }
  if (!before) {
    return {
      subject: 'You were added to the team',
      happened: `${actor} added you to the team as ${after}`,
      follows,
    };
  }
  return {
    subject: 'Your role was changed',
    happened: `${actor} changed your role from ${before} to ${after}`,
    follows,
  };
}

/** Undefined: a customer. */
function findRole(value: string | undefined): StaffRole | undefined {
  return STAFF_ROLES.find((each) => each === value);
}

function nameRole(value: string | undefined): string | undefined {
  const role = findRole(value);
  return role && ROLE_NAMES[role];
}
