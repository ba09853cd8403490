import { getPrivacyNotice } from '@vse/domain/contract/later-calls';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../lib/api/use-api.ts';
import { followTokens, staffToken, tokenFor } from '../../lib/auth/tokens.ts';
import { keepAppLater } from '../../lib/browser/keep-app.ts';
import { lazyPart, retryOnce } from '../../lib/browser/lazy-part.tsx';
import { usePrivacyWords } from '../../lib/words/privacy.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

const load = () => import('./privacy-dialogs.tsx');
const KeptDialog = lazyPart(async () => (await load()).KeptDialog);
const RemoveDialog = lazyPart(async () => (await load()).RemoveDialog);

/** The quiz or the result that the page shows. */
const RESULT = /^\/(?:quiz|results)\/([\w-]{1,64})(?:\/|$)/;

/** No stylesheet: the first page would name it, and has no byte left. */
const LINE = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' } as const;

/** At the end of respondents' pages: the privacy notice, what the device keeps, and the way to remove that. */
export function PrivacyLine() {
  const words = usePrivacyWords();
  const { problem } = useWords();
  const { pathname, hash } = useLocation();
  const { shown, open, close, isLost } = useDialogs();
  const id = RESULT.exec(pathname)?.[1];
  // In the links of invites whose provider has a notice of its own.
  const provider = new URLSearchParams(hash.slice(1)).get('provider');
  const input = { ...(id && { id }), ...(provider && { provider }) };
  const { data } = useApi(getPrivacyNotice, input, null, undefined, { revalidateOnFocus: false });
  const isKept = useSyncExternalStore(followTokens, () => isQuizKept(id));
  useEffect(keepAppLater, []);
  return (
    <div style={LINE}>
      {data?.url && (
        <ButtonLink look="text" isSmall href={data.url} target="_blank" rel="noreferrer">
          {words.notice}
        </ButtonLink>
      )}
      <Button look="text" isSmall onClick={() => open('kept')}>
        {words.keeps}
      </Button>
      {isKept && (
        <Button look="text" isSmall onClick={() => open('remove')}>
          {words.notMine}
        </Button>
      )}
      <Alert messages={isLost ? [problem.unreachable] : []} />
      {shown === 'kept' && <KeptDialog onClose={close} />}
      {shown === 'remove' && id && <RemoveDialog id={id} onClose={close} />}
    </div>
  );
}

/**
 * The dialog that is open. It opens once its code is there: what is lost must take nothing of the page with it, and
 * respondents have no notifications.
 */
function useDialogs() {
  const [shown, setShown] = useState<'kept' | 'remove'>();
  const [isLost, setLost] = useState(false);
  const open = async (name: 'kept' | 'remove') => {
    const isLoaded = await retryOnce((name === 'kept' ? KeptDialog : RemoveDialog).preload).then(
      () => true,
      () => false,
    );
    setLost(!isLoaded);
    if (isLoaded) setShown(name);
  };
  return { shown, isLost, open, close: () => setShown(undefined) };
}

/** Whether this browser holds a respondent's token of the quiz; otherwise only that of signed-in staff is found. */
function isQuizKept(id: string | undefined): boolean {
  const token = id === undefined ? null : tokenFor(id);
  return token !== null && token !== staffToken.get();
}
