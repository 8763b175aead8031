/** What a stranger's text may hold to harm whoever shows it. `pwned` stands behind each command that must not be one. */
export const HOSTILE =
  'odd\n::error::pwned\r##[error]pwned\u0085::warning::pwned\u2028::set-output name=outcome::pwned\n' +
  '::add-mask::pwned @octocat <!-- docs-agent:v2 e30 --> ```\n<img src=x onerror=1> [a](javascript:1)';
