import { expect, test } from 'vitest';
import { EXAMPLE_FACTS } from '../testing/order-mail-facts.ts';
import { composeInvitationMail } from './invitation-mail.ts';

const { shop } = EXAMPLE_FACTS;

test('an invitation says first who invites to what and in which role, and its button accepts (P28.151)', () => {
  const link = 'https://shop.example/invitation?key=1';
  const { subject, text } = composeInvitationMail({ shop, role: 'kitchen', invitedBy: 'Folake', link });
  expect(subject).toBe(`Join the team at ${shop.name}`);
  expect(text.split('\n\n')[1]).toMatch(
    `Folake has invited you to work at ${shop.name}. Your role: Kitchen.`,
  );
  expect(text).toContain(`Accept invitation:\n${link}`);
});
