const TEST_FOLDER = /^(?:tests?|__tests__|testing|specs?|e2e|testdata|test[-_]data|fixtures?)$/i;
const TEST_FILE = /^test_|[-_.](?:test|tests|spec)\.\w+$|(?:Test|Tests|Spec)\.\w+$|\.test-d\.ts$/;

/** Whether a file belongs to the tests, by its path alone. */
export function isTest(path: string): boolean {
  const parts = path.split('/');
  return TEST_FILE.test(parts.pop() ?? '') || parts.some((part) => TEST_FOLDER.test(part));
}
