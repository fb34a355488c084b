/** Exports for other modules. */
export { faultOfTestDay } from './pengujian/pengujian.fields.ts'
export {
  barisRapid,
  hasilRapid,
  isianRapid,
  kategoriPangan,
  panganUji,
  refineRapid,
} from './rapid-test/rapid-test.schema.ts'
