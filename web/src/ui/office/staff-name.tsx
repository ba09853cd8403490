import { EmailText } from '../base/email-text.tsx';

type StaffNameProps = { email: string; name: string | undefined };

/** A member of staff by name; by e-mail if the name is unknown. */
export const StaffName = ({ email, name }: StaffNameProps) => (
  <span>{name ?? <EmailText>{email}</EmailText>}</span>
);
