import type { MailState } from '@vse/domain/records/mail';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { StatusMark } from '../kit/status-mark.tsx';

const TONES = { sent: 'good', queued: 'waiting', failed: 'bad' } as const;

/** The state of a mail as a chip. */
export function MailMark({ mail }: { mail: MailState }) {
  const { parts } = useOfficeWords();
  return <StatusMark tone={TONES[mail.state]}>{parts.mail[mail.state]}</StatusMark>;
}
