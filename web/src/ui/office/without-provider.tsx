import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { MessagePage } from '../feedback/message-page.tsx';
import { ButtonTo } from './controls/button-to.tsx';

/** For a Manager without a provider, whose lists would be empty. */
export function WithoutProvider() {
  const { dashboard, history, parts } = useOfficeWords();
  return (
    <MessagePage title={history.noProviderTitle} text={dashboard.noProvider}>
      <ButtonTo look="ink" to={paths.dashboard.getHref()}>
        {parts.dashboard}
      </ButtonTo>
    </MessagePage>
  );
}
