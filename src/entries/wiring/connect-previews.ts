import type { PreviewService } from '../../ports/preview.ts';
import { USER_AGENT } from './connect-code-host.ts';

/** Opens the service's previews. Loaded late: most runs want none. */
export async function connectPreviews(access: {
  readonly baseUrl: string;
  readonly projectId: string;
  readonly secretKey: string;
}): Promise<PreviewService> {
  const [{ createPreviewService }, { createTransport }] = await Promise.all([
    import('../../client/preview-service.ts'),
    import('../../client/transport.ts'),
  ]);
  return createPreviewService(access, createTransport({ userAgent: USER_AGENT, to: access.baseUrl }));
}
