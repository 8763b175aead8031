export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/__tests__/support/strip-types.js' },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
  testTimeout: 30_000,
};
