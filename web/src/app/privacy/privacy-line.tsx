import { getPrivacyNotice } from '@vse/domain/contract/later-calls';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../lib/api/use-api.ts';
import { followTokens, staffToken, tokenFor } from '../../lib/auth/tokens.ts';
import { keepAppLater } from '../../lib/browser/keep-app.ts';
import { lazyIn } from '../../lib/browser/lazy-part.tsx';
import { usePrivacyWords } from '../../lib/words/privacy.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';

const load = () => import('./privacy-dialogs.tsx');
const KeptDialog = lazyIn(async () => (await load()).KeptDialog);
const RemoveDialog = lazyIn(async () => (await load()).RemoveDialog);

/** The quiz or the result that the page shows. */
const RESULT = /^\/(?:quiz|results)\/([\w-]{1,64})(?:\/|$)/;

/** No stylesheet: the first page would name it, and has no byte left. */
const LINE = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' } as const;

/** At the end of respondents' pages: the privacy notice, what the device keeps, and the way to remove that. */
export function PrivacyLine() {
  const words = usePrivacyWords();
  const { pathname, hash } = useLocation();
  const [shown, setShown] = useState<'kept' | 'remove'>();
  const id = RESULT.exec(pathname)?.[1];
  // In the links of invites whose provider has a notice of its own.
  const provider = new URLSearchParams(hash.slice(1)).get('provider');
  const input = { ...(id && { id }), ...(provider && { provider }) };
  const { data } = useApi(getPrivacyNotice, input, null, undefined, { revalidateOnFocus: false });
  const isKept = useSyncExternalStore(followTokens, () => isQuizKept(id));
  useEffect(keepAppLater, []);
  const close = () => setShown(undefined);
  return (
    <div style={LINE}>
      {data?.url && (
        <ButtonLink look="text" isSmall href={data.url} target="_blank" rel="noreferrer">
          {words.notice}
        </ButtonLink>
      )}
      <Button look="text" isSmall onClick={() => setShown('kept')}>
        {words.keeps}
      </Button>
      {isKept && (
        <Button look="text" isSmall onClick={() => setShown('remove')}>
          {words.notMine}
        </Button>
      )}
      {shown === 'kept' && <KeptDialog onClose={close} />}
      {shown === 'remove' && id && <RemoveDialog id={id} onClose={close} />}
    </div>
  );
}

/** Whether this browser holds a respondent's token of the quiz; otherwise only that of signed-in staff is found. */
function isQuizKept(id: string | undefined): boolean {
  const token = id === undefined ? null : tokenFor(id);
  return token !== null && token !== staffToken.get();
}
