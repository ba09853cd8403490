import {
  DefaultReporter,
  type SerializedError,
  type TestModule,
  type TestRunEndReason,
} from 'vitest/node';
import { failedAlone } from './run-alone.ts';

/** Prints a line for each file, and after the failures the commands that run each of them alone. */
export class FileReporter extends DefaultReporter {
  override onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    super.onTestRunEnd(modules, errors, reason);
    const failed = modules.flatMap((module) =>
      [...module.children.allTests('failed')].map(({ location }) => ({
        project: module.project.name,
        file: module.relativeModuleId,
        line: location?.line,
      })),
    );
    if (failed.length > 0) this.log(`${failedAlone(failed)}\n`);
  }
}
