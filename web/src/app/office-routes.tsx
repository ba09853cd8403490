import { Navigate, Route, Routes, useParams } from 'react-router';
import { features } from '../features/index.ts';
import { paths } from '../lib/paths.ts';
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx';
import { officePart } from './office-part.tsx';

const StartScreen = officePart(
  async () => (await import('../features/start/start-screen.tsx')).StartScreen,
);
const StyleGuideScreen = officePart(
  async () => (await import('../screens/style-guide/style-guide-screen.tsx')).StyleGuideScreen,
);
const SCREENS = Object.values(features).flatMap(({ screens }) =>
  Object.entries(screens).map(([path, load]) => ({ path, Screen: officePart(load) })),
);

/** The routes of the back office, and the not-found page. */
export function OfficeRoutes() {
  return (
    <Routes>
      {SCREENS.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path={paths.start.path} element={<StartScreen />} />
      <Route path={paths.questionUpdate.path} element={<ToQuestion />} />
      <Route
        path={`${paths.result.path}/download-answers`}
        element={<ToDownload download="answers" />}
      />
      <Route
        path={`${paths.result.path}/download-fragrances`}
        element={<ToDownload download="fragrances" />}
      />
      <Route path={paths.styleGuide.path} element={<StyleGuideScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

/** The specification's route table has this placeholder; its content is on the question's page. */
function ToQuestion() {
  const { questionId = '' } = useParams();
  return <Navigate to={paths.question.getHref(questionId)} replace />;
}

/** The specification's placeholders lead to the results, where an Admin's download starts. */
function ToDownload({ download }: { download: 'answers' | 'fragrances' }) {
  const { resultId = '' } = useParams();
  return <Navigate to={paths.result.getHref(resultId)} state={{ download }} replace />;
}
