/** What the other wings may use of this one. */
export { faultOfTestDay } from './pengujian/pengujian.fields.ts'
export { faultsOfRapid, hasilRapid, jumlahSampel } from './rapid-test/rapid-test.schema.ts'
