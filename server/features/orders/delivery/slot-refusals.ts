import type { SlotState } from '../../../../domain/delivery/availability.ts';

/** What a shopper is told when the chosen slot cannot be had. */
export const SLOT_REFUSALS: Readonly<Record<Exclude<SlotState, 'free'>, string>> = {
  past: 'That day is over. Choose another.',
  closed: 'We are closed on that day. Choose another.',
  not_offered: 'That time is not offered. Choose another.',
  cut_off: 'It is too late to order for that day. Choose a later one.',
  too_soon: 'Something in your cart needs more time. Choose a later day.',
  too_much: 'This is more than we can bake in one day. Order less, or write to us.',
  day_full: 'That day has just been fully booked. These are the nearest free times.',
  window_full: 'That time has just been taken. These are the nearest free times.',
  too_far: 'That day is too far ahead. Choose an earlier one.',
};
