/** Colours as the code host shows them, so that a picture stands in a page without an edge. */
export interface Theme {
  readonly page: string;
  readonly head: string;
  readonly border: string;
  readonly text: string;
  readonly quiet: string;
  readonly link: string;
}

export const THEMES = {
  light: {
    page: '#ffffff',
    head: '#f6f8fa',
    border: '#d1d9e0',
    text: '#1f2328',
    quiet: '#59636e',
    link: '#0969da',
  },
  dark: {
    page: '#0d1117',
    head: '#151b23',
    border: '#3d444d',
    text: '#f0f6fc',
    quiet: '#9198a1',
    link: '#4493f8',
  },
} as const satisfies Record<string, Theme>;

export const SANS = "-apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif";
export const MONO = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";
