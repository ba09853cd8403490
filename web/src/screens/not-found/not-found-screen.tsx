import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { ButtonTo } from '../../ui/controls/button-to.tsx';
import { MessagePage } from '../../ui/feedback/message-page.tsx';

export function NotFoundScreen() {
  const { common } = useWords();
  const { notFound } = useOfficeWords();
  return (
    <MessagePage title={notFound.title} text={notFound.text}>
      <ButtonTo look="ink" to={paths.home.getHref()}>
        {common.toFirstPage}
      </ButtonTo>
    </MessagePage>
  );
}
