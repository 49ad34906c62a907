import { expect, test } from 'vitest';
import { findUnsent, sayChannels } from './notified-words.ts';

const person = (notified: object) => ({ id: '1', name: 'Oyin', email: 'o@bakery.example', notified });

test('channels are said in a row, and none at all plainly', () => {
  expect(sayChannels(['in_app', 'email'])).toBe('in-app, email');
  expect(sayChannels([])).toBe('not at all');
});

test('what nobody hears of unless they look is found', () => {
  const bell = person({
    new_order: ['in_app'],
    change_requested: ['email'],
    payment_problem: ['email'],
    orders_expired: ['email'],
    backup_failed: ['email'],
    contact_message: [],
  });
  const push = person({ new_order: ['push'], contact_message: ['in_app'] });
  expect(findUnsent([bell])).toEqual([
    'new_order',
    'new_custom_order',
    'contact_message',
    'review_waiting',
    'review_reported',
  ]);
  expect(findUnsent([bell, push])).toEqual([
    'new_custom_order',
    'contact_message',
    'review_waiting',
    'review_reported',
  ]);
});
