/** Markers as version 1 wrote them, which stand in threads for as long as the threads do. */
export interface FirstMarker {
  readonly repository: string;
  readonly thread: number;
  readonly project: string;
  readonly host: string;
  readonly job?: string | undefined;
  readonly run: string;
  readonly attempt: number;
  readonly state: string;
  readonly request: string;
  readonly continued?: boolean;
  readonly prLink?: string;
  readonly pages?: readonly string[];
}

export function writeFirstMarker(marker: FirstMarker): string {
  return `<!-- docs-agent:v1 ${Buffer.from(JSON.stringify(marker)).toString('base64url')} -->`;
}
