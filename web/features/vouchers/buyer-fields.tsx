import { EmailHint } from '../../ui/fields/email-hint.tsx';
import { NameField } from '../../ui/fields/name-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useAuth } from '../users/auth-context.tsx';

type BuyerFieldsProps = {
  /** The address as it is typed at this moment. */
  readonly email: string;
  readonly onUseEmail: (email: string) => void;
  readonly problems: { readonly buyerName?: string | undefined; readonly buyerEmail?: string | undefined };
};

/** Whoever is signed in has said both already. */
export function BuyerFields({ email, onUseEmail, problems }: BuyerFieldsProps) {
  const { currentUser } = useAuth();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-display text-fs-3 font-semibold">Your details</legend>
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <NameField
          label="Your name"
          name="buyerName"
          required
          autoComplete="name"
          defaultValue={currentUser?.displayName ?? ''}
          problem={problems.buyerName}
        />
        <TextField
          label="Your email address"
          name="buyerEmail"
          type="email"
          required
          autoComplete="email"
          defaultValue={currentUser?.email ?? ''}
          hint={
            <>
              For the link to your voucher. <EmailHint typed={email} onUse={onUseEmail} />
            </>
          }
          problem={problems.buyerEmail}
        />
      </div>
    </fieldset>
  );
}
