import type { MailState } from '@vse/domain/mail';
import { useOfficeWords } from '../lib/words/words.ts';
import { StatusMark } from './status-mark.tsx';

const TONES = { sent: 'good', queued: 'waiting', failed: 'bad' } as const;

/** Where a mail stands, in a word. */
export function MailMark({ mail }: { mail: MailState }) {
  const { parts } = useOfficeWords();
  return <StatusMark tone={TONES[mail.state]}>{parts.mail[mail.state]}</StatusMark>;
}
