import { impactCommand } from './impact.ts';
import { messageCommand } from './message.ts';
import { runCommand } from './run.ts';
import { statusCommand } from './status.ts';
import { viewsCommand } from './views.ts';

/** Commands that ask a service, or nobody. They start without the part that is one. */
export const COMMANDS = {
  run: runCommand,
  message: messageCommand,
  status: statusCommand,
  views: viewsCommand,
  impact: impactCommand,
};
