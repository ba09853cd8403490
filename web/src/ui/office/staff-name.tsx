import { EmailText } from '../base/email-text.tsx';
import { Tip } from '../kit/controls/tip.tsx';

type StaffNameProps = { email: string; name: string | undefined };

/** A member of staff by name, with the e-mail as a tip; by e-mail if the name is unknown. */
export const StaffName = ({ email, name }: StaffNameProps) => (
  <Tip text={email}>
    <span>{name ?? <EmailText>{email}</EmailText>}</span>
  </Tip>
);
