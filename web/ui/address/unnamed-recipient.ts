import type { FieldProblems } from '../../../domain/refusal.ts';

/** Whoever says that someone else receives it also says who: the rider asks for them. */
export function findUnnamedRecipient(isForAnother: boolean, recipient: string): FieldProblems {
  return isForAnother && recipient.trim() === ''
    ? { 'address.recipient': 'Enter the name of whoever receives it.' }
    : {};
}
