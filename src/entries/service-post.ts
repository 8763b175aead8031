import { openAction } from '../host/action.ts';
import { catchTheRest, describeThrown } from '../host/last-resort.ts';
import { readState } from '../host/outputs.ts';

const { env } = process;
const { log } = openAction(env);
catchTheRest((error) => log.warning(`The service's post step broke off: ${describeThrown(error)}.`), 0);
const root = readState(env, 'folder');
if (root !== '') {
  const { endService } = await import('../runner-service/end-service.ts');
  await endService(root, log);
}
