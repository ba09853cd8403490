import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { BackPage } from '../kit/back-page.tsx';

/** For a Manager without a provider, whose lists would be empty. */
export function WithoutProvider() {
  const { dashboard, history, parts } = useOfficeWords();
  const back = { label: parts.dashboard, href: paths.dashboard.getHref() };
  return <BackPage title={history.noProviderTitle} text={dashboard.noProvider} back={back} />;
}
