/** A job id that may meet a URL. `encodeURIComponent` leaves `..` alone, so a pattern decides, not an encoder. */
export const JOB_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** A project id that may meet a URL: as a job id, with dots inside. */
export const PROJECT_ID = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;
