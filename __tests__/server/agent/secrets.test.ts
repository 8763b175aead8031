import { afterAll, afterEach, expect, test } from '@jest/globals';
import { removeTempFolders, type TestService, testService } from '../support.ts';

const TOKEN = 'push-token/with+odd=signs_0123456789';
const OTHER = 'the-token-of-another-project-0123456789';
const KEY = 'model-key-0123456789-abcdef';

let service: TestService;
afterEach(async () => service.stop());
afterAll(removeTempFolders);

/** What a page and the service's log show of a job whose agent knows secrets from wherever. */
async function show(command: string) {
  const agent = { command, sandbox: 'none', env: ['MODEL_KEY', 'STOLEN', 'STOLEN_TOO'] };
  const projects = {
    docs: { repository: 'docs', tokenEnv: 'TOKEN', agent },
    other: { repository: 'docs', tokenEnv: 'OTHER_TOKEN', agent },
  };
  service = await testService({
    config: { projects },
    environment: { TOKEN, OTHER_TOKEN: OTHER, MODEL_KEY: KEY, STOLEN: TOKEN, STOLEN_TOO: OTHER },
  });
  const { id } = await service.create('Show.');
  await service.finished(id);
  const page = await service.api('GET', `/review/docs/${id}`);
  return `${page.text}\n${service.log.join('\n')}`;
}

const forms = (secret: string) => [
  secret,
  Buffer.from(secret).toString('hex'),
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').slice(4, -4),
  Buffer.from(`x${secret}`).toString('base64').slice(4, -4),
  Buffer.from(`xx${secret}`).toString('base64url').slice(4, -4),
];

test('no secret gets from an agent to a page or log, whatever form it gives it and wherever it puts it', async () => {
  const script = `
    const { writeFileSync } = require('fs');
    for (const secret of [process.env.MODEL_KEY, process.env.STOLEN, process.env.STOLEN_TOO]) {
      const bytes = Buffer.from(secret);
      console.log(secret, secret.split('').join('\\u001b[0m'), bytes.toString('hex'), encodeURIComponent(secret));
      for (const before of ['', 'x', 'xx']) {
        const text = Buffer.from(before + secret).toString('base64');
        console.log(text, text.replace(/.{9}/g, '$&\\n'), Buffer.from(before + secret).toString('base64url'));
      }
      writeFileSync(bytes.toString('hex') + '.md', secret + '\\n');
      writeFileSync('file-' + secret.replace(/[/]/g, '_') + '.md', bytes.toString('base64') + '\\n');
    }`;
  const shown = await show(`node -e '${script.replaceAll("'", `'\\''`)}'`);
  expect(shown).toContain('***');
  const squeezed = shown.replace(/\s|<[^>]*>/g, '');
  for (const secret of [TOKEN, OTHER, KEY])
    for (const form of forms(secret)) {
      expect(shown.includes(form)).toBe(false);
      expect(squeezed.includes(form)).toBe(false);
    }
});

test('a page says where agents run without a sandbox, and what that means', async () => {
  const shown = await show('true');
  expect(shown).toContain('<dt>Sandbox</dt><dd>None. Agents run without a sandbox');
  expect(service.log[0]).toMatch(
    /^unconfined .*they can read and change whatever the user of the service can/,
  );
});
