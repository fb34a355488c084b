/**
 * Files to mutate and the tests that must detect the mutations, both below packages/domain/src. Stryker splits names at
 * commas.
 */
export interface Group {
  files: readonly string[]
  tests: readonly string[]
}

export const groups: Record<string, Group> = {
  policies: {
    files: ['**/*.policy.ts'],
    tests: ['**/*.policy.test.ts'],
  },
  workflow: {
    files: ['platform/workflow/*.ts'],
    tests: ['platform/workflow', 'psat/alur/pelaku/workflow.test.ts', 'psat/alur/wakil.test.ts'],
  },
  // Without the model run of the track pengajuan, which takes seconds for each mutant.
  steps: {
    files: ['psat/alur/**/*.ts'],
    tests: [
      'psat/alur/*.test.ts',
      'psat/alur/pelaku/workflow.test.ts',
      'psat/alur/sekretariat/workflow.test.ts',
    ],
  },
  calendar: {
    files: ['platform/calendar/clock-ledger*.ts', 'platform/calendar/working-days*.ts'],
    tests: ['platform/calendar/clock-ledger.test.ts', 'platform/calendar/working-days*.test.ts'],
  },
  deadlines: {
    files: ['psat/tenggat/*.ts'],
    tests: ['psat/tenggat'],
  },
  limits: {
    files: [
      'okkp/batas/compare-hasil.ts',
      'okkp/batas/compare-larangan.ts',
      'okkp/batas/batas.ts',
      'okkp/batas/satuan.ts',
      'okkp/batas/usul-verdict.ts',
      'okkp/uji-lab/uji-lab.putusan.ts',
    ],
    tests: [
      'okkp/batas/batas.test.ts',
      'okkp/batas/compare-hasil.test.ts',
      'okkp/batas/satuan.test.ts',
      'okkp/batas/usul-verdict.test.ts',
      'okkp/batas/larangan.property.test.ts',
      'okkp/uji-lab',
    ],
  },
  results: {
    files: ['okkp/batas/desimal.ts', 'okkp/batas/hasil.ts', 'okkp/batas/read-bilangan.ts'],
    tests: ['okkp/batas/hasil.test.ts', 'okkp/batas/usul-verdict.test.ts'],
  },
  library: {
    files: ['okkp/batas/find-batas.ts', 'okkp/batas/masa-pratinjau.ts', 'okkp/batas/pustaka.ts'],
    tests: [
      'okkp/batas/find-batas.test.ts',
      'okkp/batas/find-batas.property.test.ts',
      'okkp/batas/masa-pratinjau.test.ts',
      'okkp/batas/usul-verdict.test.ts',
    ],
  },
  figures: {
    files: ['platform/dasbor/*.ts'],
    tests: ['platform/dasbor'],
  },
}
